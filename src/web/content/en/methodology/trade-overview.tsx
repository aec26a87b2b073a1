import { Part } from '#web/public/written/part.tsx'

/** Why rules are needed, and whose they are. */
export function TradeOverview() {
  return (
    <Part id="trade" title="How trade is counted">
      <p>
        The CITES Trade Database contains what countries report, and both countries of a shipment may report
        it. Adding everything up would count goods twice and mix kilograms with pieces. The rules below say
        what is added on this site and what is not. Species pages, downloads and the public interface use the
        same rules.
      </p>
      <p>They follow these publications:</p>
      <ul>
        <li>
          <cite>A guide to using the CITES Trade Database</cite>, version 9 (2022), sections 2 and 3, below
          ‘the guide’: two reports, comparative tabulations, gross and net trade, source codes.
        </li>
        <li>CITES Wildlife TradeView: the conversion of units.</li>
        <li>
          UNEP-WCMC, analyses of the European Union’s annual reports to CITES, 2010 to 2014: direct trade, and
          the count of individuals.
        </li>
        <li>UNEP-WCMC, identification of shifts in trade: the trend rule.</li>
        <li>Harfoot et al. 2018: whole organisms, without re-exports.</li>
        <li>Berec et al. 2021, and Robinson &amp; Sinovas 2018: how these data are misread.</li>
      </ul>
      <p>Where none of them decides, the rule is that of this site and is described as such.</p>
    </Part>
  )
}
