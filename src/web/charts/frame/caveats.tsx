import { CaveatSign, InfoSign } from '#web/ui/caveat-sign.tsx'
import type { CaveatNote } from './chart-content.ts'

/** What to know and what changes the reading, each under its own sign. */
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
