import { provinceShapes } from './province-shapes.ts'

/** The outlines that the map of the same page uses, in the page once and in no script. */
export function ProvinceShapes() {
  return (
    <svg className="province-shapes" aria-hidden="true">
      <defs>
        {provinceShapes().map(({ code, path }) => (
          <path key={code} id={`p${code}`} d={path} />
        ))}
      </defs>
    </svg>
  )
}
