import type { Look } from './looks.ts'

/** The emblem of a look, drawn in its ink on the cloth. */
export const Emblem = ({ look, className }: { look: Look; className: string }) => (
  <svg className={className} viewBox="0 0 200 200" aria-hidden="true">
    {look.emblem.map((path) => (
      <path key={path} d={path} />
    ))}
  </svg>
)
