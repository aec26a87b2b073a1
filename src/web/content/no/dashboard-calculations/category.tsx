import { CategoryCount } from '#web/public/methodology/dashboard-figures.tsx'
import { Formula } from '#web/public/methodology/formula.tsx'
import { Part } from '#web/public/written/part.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** What an entry is, and its effectiveness category. */
export function Category() {
  return (
    <>
      <Part id="entries" title="Hva en rad er">
        <p>
          En rad i dashbordet er en art, eller en bestand av en art som er oppført på en CITES-liste for seg.
          Derfor er det flere rader enn arter. Raden til en bestand bærer navnet på arten med en stjerne og
          bestanden i parentes, som i «<span lang="en">Common Minke Whale* (West Greenland population)</span>
          », og adressen <code>id:population</code>.
        </p>
        <Formula name="Rader" rule="listingEntries">
          Hver art én gang, og én gang til for hver bestand som har sin egen gjeldende oppføring.
        </Formula>
        <p>
          Vurderinger, bestandstrender og handel er kjent for arten som helhet. De står i hver av radene til
          arten, slik at en art som er oppført i to deler, teller dobbelt i summene nedenfor.
        </p>
      </Part>

      <Part id="category" title="Virkningskategori">
        <p>
          Kategorien spør hvordan det går med en bestand mens den er omfattet av konvensjonen. Den følger bare
          av to ting: det som er publisert om bestandstrenden, og, der det ikke finnes noe, hvor lenge arten
          har vært oppført. Den første linjen som passer, avgjør.
        </p>
        <WrittenTable
          caption="Virkningskategori, det første treffet avgjør"
          head={['Bestandstrend', 'År under CITES', 'Kategori', 'Rader i dag']}
          numbers={[3]}
          rows={[
            ['Økende', 'uten betydning', 'Høy', <CategoryCount key="High" category="High" />],
            ['Stabil', 'uten betydning', 'Moderat', <CategoryCount key="Moderate" category="Moderate" />],
            ['Avtakende', 'uten betydning', 'Begrenset', <CategoryCount key="Limited" category="Limited" />],
            [
              'Ukjent',
              'færre enn 5',
              'Ikke avgjort ennå',
              <CategoryCount key="tbd" category="To Be Determined" />,
            ],
            [
              'Ukjent',
              '5 eller flere, eller aldri oppført',
              'Ukjent',
              <CategoryCount key="unknown" category="Unknown" />,
            ],
          ]}
        />
        <Formula name="Virkningskategori" rule="effectivenessCategory">
          Økende → Høy; stabil → Moderat; avtakende → Begrenset; ellers Ikke avgjort ennå ved under fem år, i
          andre tilfeller Ukjent.
        </Formula>
        <Formula name="Bestandstrend" rule="populationTrend">
          Lest ut av den publiserte engelske teksten: «<span lang="en">increas</span>», «
          <span lang="en">recover</span>» eller «<span lang="en">rebound</span>» → Økende; ellers «
          <span lang="en">declin</span>», «<span lang="en">decreas</span>» eller «
          <span lang="en">reducing</span>» → Avtakende; ellers «<span lang="en">stable</span>» → Stabil;
          ellers Ukjent.
        </Formula>
        <Formula name="År under CITES" rule="yearsUnderCites">
          Dette kalenderåret − året for den tidligste CITES-oppføringen; tomt når arten aldri har vært
          oppført.
        </Formula>
        <Notice tone="caution" title="Ikke en dom over konvensjonen.">
          At en bestand på liste I vokser, kan skyldes at hvalfangsten tok slutt, at havet har endret seg,
          eller at det telles bedre. Kategorien sorterer; den forklarer ikke.
        </Notice>
        <p>
          Filteret tilbyr også «Må forbedres». Regelen gir aldri det svaret; eldre data kan bære det, og
          antallet ved siden av (<CategoryCount category="Needs Improvement" />) sier hvor mange som gjør det.
        </p>
      </Part>
    </>
  )
}
