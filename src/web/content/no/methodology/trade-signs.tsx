import { Formula } from '#web/public/methodology/formula.tsx'
import { SignsTable } from '#web/public/methodology/signs-table.tsx'
import { RuleFigure, RuleShareFigure } from '#web/public/methodology/trade-rule-figure.tsx'
import { Part } from '#web/public/written/part.tsx'

/** What has to be known beside a figure, and what to do about it. */
export function TradeSigns() {
  return (
    <Part id="trade-signs" title="Merker ved siden av et tall">
      <p>
        Et merke vises bare der grunnen gjelder tallene som vises. Det følger med i nedlastinger (kolonnen{' '}
        <code>notes</code>), bilder, utskrift og det åpne grensesnittet (<code>signs</code>).
      </p>
      <SignsTable
        caption="Merker ved handelstall"
        head={['Merke', 'Når det vises', 'Hva du kan gjøre']}
        words={{
          both_ledgers_counted: [
            'Begge regnskaper telles',
            'Registreringer fra eksportører og fra importører telles; en forsendelse som begge rapporterte, teller to ganger',
            'Velg én part, eller les mengdene, som aldri legges sammen på tvers av partene',
          ],
          one_side_only: [
            'Bare én part rapporterer',
            'Alle radene kommer fra eksportører, eller alle fra importører',
            'Oppgi hvem som rapporterte; ingenting bekrefter tallet fra den andre parten',
          ],
          one_side_below_a_twentieth: [
            'Én part rapporterer nesten ingenting',
            <>
              Den ene partens mengde er under 1/
              <RuleFigure of="oneSidedBelow" /> av den andres
            </>,
            'Sammenlign de to regnskapene før du siterer noe av dem',
          ],
          one_row_year: [
            'Én rad utgjør et år',
            <>
              Av én parts rapporter utgjør én rad mer enn halvparten av et år med minst{' '}
              <RuleFigure of="fewestRowsOfYear" /> rader; merket oppgir raden og andelen
            </>,
            'Se på raden: den kan ha feil enhet eller være én stor forsendelse',
          ],
          re_exports: [
            'Mye reeksport',
            <>
              Mer enn <RuleShareFigure of="manyReExports" /> av radene er reeksport
            </>,
            'Velg direkte handel, eller ranger land etter kildeland',
          ],
          newest_year_incomplete: [
            'Nyeste år ufullstendig',
            'Et år etter det siste fullstendige vises',
            'Les ikke de siste årene som en nedgang; stopp ved det siste fullstendige året',
          ],
          source_unrecorded: [
            'Kilden er for det meste ikke oppgitt',
            <>
              Mer enn halvparten av radene før <RuleFigure of="sourceSince" /> oppgir ingen kilde
            </>,
            'Sammenlign vill og fangenskap først fra det året',
          ],
          listed_only_since: [
            'Oppført først senere',
            'Arten ble først oppført etter at CITES trådte i kraft',
            'Begynn med året for oppføringen; få eller ingen rapporter før det betyr ikke at det ikke var handel',
          ],
          reservation_known: [
            'Kjent reservasjon',
            'Et land har reservert seg mot oppføringen',
            'Les handelen til landet for seg: den trenger ikke å følge oppføringen',
          ],
        }}
      />
      <Formula name="Hvilke merker som gjelder" rule="tradeSigns">
        Hvert merke har sitt eget vilkår for radene som telles, varen som vises, utgaven og oppføringene.
      </Formula>
      <p>
        Kilde: veiledningen, del 2 og 3; Robinson &amp; Sinovas 2018 og Berec mfl. 2021 beskriver
        feiltolkningene. Grensene er portalens egne.
      </p>
    </Part>
  )
}
