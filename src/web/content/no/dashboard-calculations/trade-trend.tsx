import { Formula } from '#web/public/methodology/formula.tsx'
import { CodeBlock } from '#web/public/written/code-block.tsx'
import { Part } from '#web/public/written/part.tsx'
import { LastCompleteYear } from '#web/public/written/release-figures.tsx'

/** How trade is said to rise or fall. */
export function TradeTrend() {
  return (
    <Part id="trade-trend" title="Handelstrend">
      <p>
        Trenden sammenligner de tre nyeste årene med rapportert handel med de tre før dem. Den bruker summen
        av mengdene i et år, over alle registreringer for arten, slik de er rapportert.
      </p>
      <CodeBlock title="Handelstrend, steg for steg" lang="text">
        {TREND_STEPS}
      </CodeBlock>
      <Formula name="Handelstrend" rule="tradeTrend">
        Gjennomsnittet av årene maks−2 til maks ÷ gjennomsnittet av årene maks−5 til maks−3: over 1,2 økende,
        under 0,8 avtakende, ellers stabil. Et år uten rapport teller som null.
      </Formula>
      <Formula name="Det samme for fullstendige år" rule="completeYearsTrend">
        Den samme regelen over årene fram til utgavens siste fullstendige år (
        <LastCompleteYear />
        ). Der den gir et annet svar, viser artssidene og dashbordet begge.
      </Formula>
      <Formula name="Med dashbordets ord" rule="dashboardTrend">
        økende → Økende; stabil → Stabil; avtakende → Avtakende; ingen handel, eller færre enn fem år →
        Ukjent.
      </Formula>
    </Part>
  )
}

const TREND_STEPS = `
Et oppdiktet eksempel: mengder rapportert per år

  2017   2018   2019  |  2020   2021   2022
    90    110    100  |   120    140    130

  tidligere gjennomsnitt  = ( 90 + 110 + 100) / 3 = 100
  nyere gjennomsnitt      = (120 + 140 + 130) / 3 = 130
  forhold                 = 130 / 100 = 1,3    over 1,2: økende

Før forholdet regnes ut
  ingen registrering i det hele tatt      ingen handel
  færre enn 5 ulike år                    utilstrekkelige data
  begge gjennomsnittene er 0              ingen handel
  det nyere er 0, det tidligere over 0    avtakende
  det tidligere er 0, det nyere over 0    økende
`
