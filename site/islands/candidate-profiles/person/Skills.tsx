import { ownWords } from '#site/ui/own-words.ts'
import { parseSkills } from '#services/candidate-profiles/shared/skills.ts'
import { candidateWords } from '#services/words/words.ts'

export function Skills({ skills }: { skills: string | null }) {
  const shown = parseSkills(skills ?? '')
  if (!shown.length) return null
  return (
    <ul className="chips" aria-label={candidateWords.skills}>
      {shown.map(skill => (
        <li className="chip" key={skill} {...ownWords}>
          {skill}
        </li>
      ))}
    </ul>
  )
}
