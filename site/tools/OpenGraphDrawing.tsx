import { brand } from '#services/words/shared/brand.ts'
import { HomeCourse } from '#site/illustrations/HomeCourse.tsx'
import { logoMark } from './logo.ts'

/** The Open Graph image of a page. */
export function OpenGraphDrawing({ jobType }: { jobType?: string }) {
  return (
    <main>
      <HomeCourse />
      <header>
        <svg viewBox="0 0 30 30" aria-hidden="true">
          <path d={logoMark.stem} />
          <path className="logo-rope" d={logoMark.rope} />
        </svg>
        {brand}
      </header>
      <h1>{jobType ? 'Empleo con caballos' : 'Trabajo con caballos, de tú a tú'}</h1>
      {jobType ? <b>{jobType}</b> : <p>Gratis y sin intermediarios</p>}
    </main>
  )
}
