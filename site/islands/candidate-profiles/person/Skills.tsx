import { parseSkills } from '#services/candidate-profiles/shared/limits.ts'

export function Skills({ skills }: { skills: string | null }) {
  const shown = parseSkills(skills ?? '')
  if (!shown.length) return null
  return (
    <ul className="chips" aria-label="Habilidades">
      {shown.map(skill => (
        <li className="chip" key={skill}>
          {skill}
        </li>
      ))}
    </ul>
  )
}
