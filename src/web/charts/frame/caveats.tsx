import { CaveatSign, InfoSign } from '#web/ui/caveat-sign.tsx'
import type { CaveatNote } from './chart-content.ts'

/** Caveats that change what figures mean and those that do not, each under its own icon. */
export function Caveats({ notes }: { notes: readonly CaveatNote[] }) {
  const changing = notes.filter(({ sign }) => sign === 'changes')
  const known = notes.filter(({ sign }) => sign === 'know')
  return (
    <>
      {changing.length > 0 && (
        <span className="ml-2">
          <CaveatSign>
            <Notes notes={changing} />
          </CaveatSign>
        </span>
      )}
      {known.length > 0 && (
        <span className="ml-2">
          <InfoSign>
            <Notes notes={known} />
          </InfoSign>
        </span>
      )}
    </>
  )
}

function Notes({ notes }: { notes: readonly CaveatNote[] }) {
  return (
    <>
      {notes.map(({ text }) => (
        <p key={text} className="not-first:mt-2">
          {text}
        </p>
      ))}
    </>
  )
}
