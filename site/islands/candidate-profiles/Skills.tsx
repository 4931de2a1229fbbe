import { visibleSkills } from './card-text.ts'

export function Skills({ skills }: { skills: string | null }) {
  const { shown, more } = visibleSkills(skills)
  if (!shown.length) return null
  return (
    <ul className="chips" aria-label="Habilidades">
      {shown.map(skill => (
        <li className="chip" key={skill}>
          {skill}
        </li>
      ))}
      {more > 0 && <li className="chip">{`y ${more} más`}</li>}
    </ul>
  )
}
