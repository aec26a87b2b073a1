import { Formula } from '#web/public/methodology/formula.tsx'
import { MeasuresTable } from '#web/public/methodology/measures-table.tsx'
import { RuleFigure } from '#web/public/methodology/trade-rule-figure.tsx'
import { Part } from '#web/public/written/part.tsx'

/** Rows, and which quantities may be added. */
export function TradeArticles() {
  return (
    <>
      <Part id="trade-rows" title="Rows and blanks">
        <p>
          A row is one line of one country’s annual report: year, appendix, taxon, term, quantity, unit,
          importer, exporter, origin, purpose, source, and the side that reported it (E for the exporter, I
          for the importer). Charts call it a record.
        </p>
        <p>
          A blank field means that nothing was reported. It is a value of its own, can be chosen like any
          other, and is written <code>-</code> in addresses. Nothing is filled in.
        </p>
        <Formula name="One unit for numbers" rule="normaliseUnit">
          A blank unit, ‘Number of specimens’ and ‘number’ are the same unit. Every other unit keeps its
          published name.
        </Formula>
        <p>Source: the guide, section 2.</p>
      </Part>

      <Part id="trade-articles" title="Measures and articles">
        <p>
          Quantities are reported in many units. Units of one kind are converted into one measure. Different
          measures are never added.
        </p>
        <MeasuresTable
          caption="Measures and the units converted into them"
          head={['Measure', 'Units and factors']}
          names={{
            number: 'Number',
            kg: 'Kilograms (kg)',
            l: 'Litres (l)',
            m: 'Metres (m)',
            m2: 'Square metres (m²)',
            m3: 'Cubic metres (m³)',
          }}
          blank="blank"
          containers={[
            'Containers and others',
            'Sets, flasks, bags, bottles, boxes, cans, cartons, cases, pieces, shipments, sides, and units not named above: each is a measure of its own, never converted and never added to another',
          ]}
        />
        <Formula name="Measure of a quantity" rule="conversionOf">
          Reported quantity × the factor of its unit, exact to the last digit reported.
        </Formula>
        <p>
          Quantities are added within one <em>article</em> only. An article is one term in one measure, such
          as tusks by number or meat in kilograms. For all terms together, pages show records or a list of
          articles, and no sum. The only sum across terms is that of{' '}
          <a href="#trade-animals">whole animals</a>. Charts show up to <RuleFigure of="articlesOverTime" />{' '}
          articles of one measure.
        </p>
        <Formula name="Main article" rule="mainArticles">
          The article with most rows in the last <RuleFigure of="windowYears" /> complete years of the
          release, or in all years if the species has no rows in those. Ties: more of these years with rows,
          then more rows in all years, then term, then measure.
        </Formula>
        <Formula name="Second article" rule="mainArticles">
          The next one, if it has at least one in <RuleFigure of="secondShare" /> of the rows of these years.
        </Formula>
        <Formula name="Compared quantity" rule="comparedFigures">
          Of each species the main article, if its measure is the compared one; of chosen terms the main
          article, or else the article with most rows. A species without such rows has no figure, not zero.
        </Formula>
        <p>‘Specimens’ are scientific samples. Where they are the main article, the label says so.</p>
        <p>
          Source: conversions as in CITES Wildlife TradeView. The choice of articles is a rule of this site.
        </p>
      </Part>
    </>
  )
}
