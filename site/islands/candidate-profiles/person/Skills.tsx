import { ownWords } from '#site/ui/own-words.ts'
import { skillsBeside } from '#services/candidate-profiles/shared/skills.ts'
import { candidateWords } from '#services/words/words.ts'

interface Props {
  skills: string | null
  /** What is said beside them. */
  facts?: readonly string[]
}

export function Skills({ skills, facts = [] }: Props) {
  const shown = skillsBeside(facts, skills ?? '')
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
