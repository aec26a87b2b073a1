import { Formula } from '#web/public/methodology/formula.tsx'
import { RuleShareFigure } from '#web/public/methodology/trade-rule-figure.tsx'
import { WholeAnimalsTable } from '#web/public/methodology/whole-animals-table.tsx'
import { Part } from '#web/public/written/part.tsx'

/** What can be converted into animals, and what cannot. */
export function TradeAnimals() {
  return (
    <Part id="trade-animals" title="Whole animals">
      <p>
        Some items come from one animal each. Counted by number, they can be converted into whole animals.
      </p>
      <WholeAnimalsTable
        caption="Animals for each item"
        head={['Term', 'Animals each']}
        tusksOf={(species) =>
          species === 'Odobenus rosmarus' ? 'tusks of walruses' : 'tusks of narwhals (one erupted tusk)'
        }
        rest={[
          'All other terms and all other measures, above all caviar and eggs; fingerlings, live eggs',
          'Not converted',
        ]}
      />
      <p>
        One animal may travel as a skin and as a skull. The figure is therefore a band with a lower and an
        upper end. A pair counts as two items. A row with a fraction of an item is an error of its unit; it is
        not converted, and the number of such rows is given.
      </p>
      <Formula name="Whole animals" rule="wholeAnimals">
        Lower end = live + bodies + trophies + animals from tusks + the largest of (skins and rugs, skulls,
        skeletons). Upper end = the sum of all. On the larger basis the larger side is taken for each line of
        trade first; the band is then formed for each year, importer, exporter and origin, and added up. Where
        both ends round to the same number, one figure is shown.
      </Formula>
      <p>
        Beside the figure is the share of rows that could be converted. Below{' '}
        <RuleShareFigure of="shownFrom" /> the figure is shown only on request.
      </p>
      <p>
        Source: whole organisms as in Harfoot et al. 2018; half an animal for each walrus tusk follows from
        the walrus figures in the analysis of the European Union’s annual reports for 2013.
      </p>
    </Part>
  )
}
