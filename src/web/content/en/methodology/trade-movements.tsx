import { ArcticCountryCodes } from '#web/public/methodology/arctic-country-codes.tsx'
import { Formula } from '#web/public/methodology/formula.tsx'
import { SourceGroupsTable } from '#web/public/methodology/source-groups-table.tsx'
import { RuleFigure } from '#web/public/methodology/trade-rule-figure.tsx'
import { Part } from '#web/public/written/part.tsx'

/** Which way goods went, which country they are counted for, and where specimens came from. */
export function TradeMovements() {
  return (
    <>
      <Part id="trade-movements" title="Movements and countries">
        <dl>
          <dt>Direct trade</dt>
          <dd>The origin is blank or is the exporter.</dd>
          <dt>Re-exports</dt>
          <dd>Any other origin, including an unknown one (XX).</dd>
        </dl>
        <p>
          A re-export reports goods that were already counted when they first left their country. Quantities
          therefore count direct trade unless you choose otherwise; records count all movements. Each view
          gives the number of rows that its choices leave out.
        </p>
        <Formula name="Rows that count" rule="countedRows">
          The rows that meet every choice. Without a chosen movement: all movements for records, direct trade
          for quantities.
        </Formula>
        <Formula name="Source country" rule="sourceCountry">
          The country of origin where a known one is given (not XX), otherwise the exporter.
        </Formula>
        <Formula name="Country in a ranking" rule="rankedCountry">
          The exporter or, if you choose so, the source country. The first <RuleFigure of="rankedCountries" />{' '}
          are shown.
        </Formula>
        <p>
          <strong>High seas.</strong> Specimens taken on the high seas are introductions from the sea
          (exporter HS, source X, or origin HS when counted by source country). They are shown under that name
          and not ranked as a country. <strong>Not named.</strong> XX (unknown), XV (various), ZZ and blanks
          are never ranked. Their total is always given.
        </p>
        <Formula name="Arctic share" rule="arcticShare">
          Share of the rows from Arctic countries, and beside it the share of sources W, X and R: a bird bred
          in Britain has no Arctic source. A named exporter counts even if the source is X. Codes:{' '}
          <ArcticCountryCodes />.
        </Formula>
        <p>Greenland, the Faroe Islands and Svalbard are never counted as Denmark or Norway.</p>
        <p>
          Source: the guide, sections 2 and 3; direct trade as in UNEP-WCMC’s analyses for the European Union;
          re-exports left out as in Harfoot et al. 2018.
        </p>
      </Part>

      <Part id="trade-sources" title="Groups of source codes">
        <SourceGroupsTable
          caption="Source codes by group"
          head={['Group', 'Codes', 'Remarks']}
          blank="blank"
          words={{
            wild: [
              'Wild',
              'Taken in the wild, on the high seas, or ranched. Ranched (R) can be shown separately',
            ],
            captive: ['Captive', 'Bred or born in captivity'],
            artificial: ['Artificially propagated', 'Plants'],
            pre_convention: ['Pre-Convention', 'Acquired before CITES applied to the species'],
            confiscated: [
              'Confiscated',
              'Legal trade in items that were seized before; not a measure of seizures (the guide, p. 15)',
            ],
            unknown: ['Unknown', 'Reported as unknown, or not reported'],
          }}
        />
        <Formula name="Group of a source" rule="sourceGroup">
          As in the table. Y, assisted production of plants, belongs to no group and is shown by itself.
        </Formula>
      </Part>
    </>
  )
}
