import { FactCards } from '#web/public/written/fact-cards.tsx'
import { Part } from '#web/public/written/part.tsx'
import { Stages } from '#web/public/written/stages.tsx'

/** How the database is built and how a record gets into it. */
export function Design() {
  return (
    <>
      <Part id="design" title="Database design">
        <p>
          The database is relational and runs on PostgreSQL, or on an embedded engine that speaks the same
          language. Six decisions shape it.
        </p>
        <FactCards
          cards={[
            {
              title: 'A row is what the publisher published',
              text: 'A line of a report, an assessment, a listing, a catch. Columns keep the publishers’ names and codes, from the table to the public interface.',
            },
            {
              title: 'History is kept, the present is derived',
              text: 'Each assessment and each listing on record has a row of its own. Which of them applies to the species today is decided by a rule; earlier rows are kept.',
            },
            {
              title: 'Two reporters, two rows',
              text: 'Exporter and importer both report to CITES. Each line is kept with who reported it. None is merged with its counterpart, and the two sides’ quantities are never added.',
            },
            {
              title: 'Empty is not zero',
              text: 'A quantity that was not reported is empty, and so is a category, a date or a quota. A zero is shown only where something was counted.',
            },
            {
              title: 'Exact numbers',
              text: 'Quantities are exact decimals in the unit of the row. They are added without rounding, within one term and one measure; screens round when they show them.',
            },
            {
              title: 'Sources by row',
              text: 'Catalogue rows name a source and say whether they have been compared with it. Imported rows belong to a release, whose version, terms and checksum are recorded as far as known.',
            },
          ]}
        />
      </Part>

      <Part id="way" title="How a record travels">
        <p>
          Trade records, catches and seizure records arrive as files of their publishers. An import is one
          act: a release replaces the one before as a whole, or not at all.
        </p>
        <Stages
          stages={[
            {
              name: 'Read',
              text: (
                <p>
                  The layout is recognised by its column names, whatever their order. For the CITES Trade
                  Database both published layouts are read: the full release, one line per shipment as
                  reported, and the comparative tabulation, whose rows are sums. Tabulations are marked as
                  aggregated, since their rows are not shipments.
                </p>
              ),
            },
            {
              name: 'Match',
              text: (
                <p>
                  A row belongs to a species if it carries exactly its current name or one of its recorded
                  former names, ignoring case. Nothing looser counts: a part of a name or a genus would draw
                  in the records of other animals. A species that was renamed between two releases therefore
                  keeps its records.
                </p>
              ),
            },
            {
              name: 'Check',
              text: (
                <p>
                  Years, appendices, reporters and numbers are checked cell by cell. Words and codes are
                  brought to their published form; a code that is not on a list is kept as reported, and the
                  operator is informed. A row that cannot be read stops the import, which names file, line,
                  column and reason, unless the operator has chosen to skip such rows.
                </p>
              ),
            },
            {
              name: 'Store',
              text: (
                <p>
                  In one transaction the earlier release goes, the new one comes, and the summaries are worked
                  out again. A reader sees the old figures or the new ones, and nothing between.
                </p>
              ),
            },
            {
              name: 'Sign',
              text: (
                <p>
                  The release is recorded: version, publisher, citation, licence, number of rows, first and
                  last year, last complete year, and a checksum (SHA-256) over what was read. The same files
                  give the same checksum, so two installations can prove that they show the same data.
                </p>
              ),
            },
          ]}
        />
        <p>
          The species with their names, texts, assessments and listings are in a catalogue that comes with the
          site. The editors of Arctic Tracker compiled it from the sources named in its rows. A newer
          catalogue does not overwrite what a curator has corrected since.
        </p>
      </Part>
    </>
  )
}
