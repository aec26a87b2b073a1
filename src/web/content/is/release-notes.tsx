import { Link } from '@tanstack/react-router'
import { DataLoads } from '#web/public/about/data-loads.tsx'
import { SoftwareVersion } from '#web/public/about/portal-identity.tsx'
import { DatedEntries, DatedEntry } from '#web/public/release-notes/dated-entry.tsx'
import { FigureStrip } from '#web/public/written/figure-strip.tsx'
import { Part } from '#web/public/written/part.tsx'
import { EntryCount, SpeciesCount, TradeRecordCount } from '#web/public/written/portal-figures.tsx'
import { SeizureRecordCount } from '#web/public/written/release-figures.tsx'

export function ReleaseNotes() {
  return (
    <>
      <p>
        Í 2025-útgáfu vefsins voru breytingar skráðar fjóra daga. Aðeins hluti þess sem þar stóð er
        varðveittur og engu er bætt við hann hér.
      </p>

      <Part id="entries" title="Færslur">
        <DatedEntries>
          <DatedEntry day="2025-10-02" title="2. október 2025">
            <NoText />
          </DatedEntry>
          <DatedEntry day="2025-09-30" title="30. september 2025">
            <NoText />
          </DatedEntry>
          <DatedEntry day="2025-08-08" title="8. ágúst 2025">
            <NoText />
          </DatedEntry>
          <DatedEntry day="2025-07-30" title="30. júlí 2025">
            <NoText />
          </DatedEntry>
        </DatedEntries>
      </Part>

      <Part id="undated" title="Breytingar án dagsetningar">
        <p>Heimildir eru um tvær breytingar, en ekki um það undir hvaða degi þær stóðu:</p>
        <ul>
          <li>
            <strong>Flokkar árangurs voru einfaldaðir.</strong> Hverjir þeir eru nú, og hvernig hver þeirra er
            fundinn, er útskýrt undir{' '}
            <Link to="/methodology/dashboard-calculations">Útreikningar mælaborðs</Link>.
          </li>
          <li>
            <strong>Fjöldi haldlagningarfærslna breyttist.</strong> Í 2025-útgáfunni var hann sagður 881 á
            einum stað og 919 í seinni athugasemd.
          </li>
        </ul>
      </Part>

      <Part id="figures" title="Þá og nú">
        <p>
          Það sem talið er í vefnum um leið og þú lest, og þar undir það sem gefið var upp í 2025-útgáfunni.
        </p>
        <FigureStrip
          figures={[
            { name: 'Tegundir', value: <SpeciesCount />, note: 'uppgefið í 2025-útgáfunni: 43' },
            { name: 'Liðir mælaborðs', value: <EntryCount />, note: 'uppgefið í 2025-útgáfunni: 44' },
            {
              name: 'Verslunarfærslur',
              value: <TradeRecordCount />,
              note: 'uppgefið í 2025-útgáfunni: um 473.102',
            },
            {
              name: 'Haldlagningarfærslur',
              value: <SeizureRecordCount />,
              note: 'uppgefið í 2025-útgáfunni: 881 og 919',
            },
          ]}
        />
      </Part>

      <Part id="here" title="Það sem keyrir hér">
        <p>
          Útgáfa <SoftwareVersion /> af hugbúnaðinum, með gögnum sem hlaðið var inn þessa daga:
        </p>
        <DataLoads />
        <p>
          Hver gerði vefinn, úr hvaða heimildum og til hvers: <Link to="/about">Um vefinn</Link>.
        </p>
      </Part>
    </>
  )
}

/** What an entry shows whose words are not on record. */
function NoText() {
  return <span className="text-ink-3">Texti þessarar færslu er ekki varðveittur.</span>
}
