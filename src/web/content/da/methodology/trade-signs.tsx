import { Formula } from '#web/public/methodology/formula.tsx'
import { SignsTable } from '#web/public/methodology/signs-table.tsx'
import { RuleFigure, RuleShareFigure } from '#web/public/methodology/trade-rule-figure.tsx'
import { Part } from '#web/public/written/part.tsx'

/** What has to be known beside a figure, and what to do about it. */
export function TradeSigns() {
  return (
    <Part id="trade-signs" title="Tegn ved et tal">
      <p>
        Et tegn vises kun, hvor dets grund gælder de viste tal. Det følger med i downloads (kolonnen{' '}
        <code>notes</code>), billeder, udskrift og den offentlige grænseflade (<code>signs</code>).
      </p>
      <SignsTable
        caption="Tegn ved handelstal"
        head={['Tegn', 'Hvornår det vises', 'Hvad du kan gøre']}
        words={{
          both_ledgers_counted: [
            'Begge regnskaber tælles',
            'Registreringer fra eksportlande og fra importlande tælles; en forsendelse, som begge indberettede, tæller to gange',
            'Vælg én part, eller læs mængderne, som aldrig lægges sammen på tværs af parterne',
          ],
          one_side_only: [
            'Kun én part indberetter',
            'Alle rækker kommer fra eksportlande, eller alle fra importlande',
            'Oplys, hvem der indberettede; intet bekræfter tallet fra den anden part',
          ],
          one_side_below_a_twentieth: [
            'Én part indberetter næsten intet',
            <>
              Den ene parts mængde er under 1/
              <RuleFigure of="oneSidedBelow" /> af den andens
            </>,
            'Sammenlign de to regnskaber, før du citerer nogen af dem',
          ],
          one_row_year: [
            'Én række udgør et år',
            <>
              Af én parts indberetninger udgør én række mere end halvdelen af et år med mindst{' '}
              <RuleFigure of="fewestRowsOfYear" /> rækker; tegnet angiver rækken og dens andel
            </>,
            'Se på rækken: den kan have forkert enhed eller være én stor forsendelse',
          ],
          re_exports: [
            'Meget reeksport',
            <>
              Mere end <RuleShareFigure of="manyReExports" /> af rækkerne er reeksport
            </>,
            'Vælg direkte handel, eller rangér lande efter kildeland',
          ],
          newest_year_incomplete: [
            'Nyeste år ufuldstændigt',
            'Et år efter det sidste fuldstændige vises',
            'Læs ikke de sidste år som et fald; stop ved det sidste fuldstændige år',
          ],
          source_unrecorded: [
            'Herkomst for det meste ikke oplyst',
            <>
              Mere end halvdelen af rækkerne før <RuleFigure of="sourceSince" /> angiver ingen herkomst
            </>,
            'Sammenlign vild og fangenskab først fra det år',
          ],
          listed_only_since: [
            'Først opført senere',
            'Arten blev først opført, efter at CITES trådte i kraft',
            'Begynd med opførelsens år; få eller ingen indberetninger før det betyder ikke, at der ikke var handel',
          ],
          reservation_known: [
            'Kendt forbehold',
            'Et land har taget forbehold over for opførelsen',
            'Læs landets handel for sig: den behøver ikke følge opførelsen',
          ],
        }}
      />
      <Formula name="Hvilke tegn der gælder" rule="tradeSigns">
        Hvert tegn har sin egen betingelse for de rækker, der tælles, den viste vare, udgivelsen og
        opførelserne.
      </Formula>
      <p>
        Kilde: vejledningen, afsnit 2 og 3; Robinson &amp; Sinovas 2018 og Berec m.fl. 2021 beskriver
        fejltolkningerne. Grænserne er portalens egne.
      </p>
    </Part>
  )
}
