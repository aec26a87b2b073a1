import { Formula } from '#web/public/methodology/formula.tsx'
import { RuleFigure, RuleShareFigure } from '#web/public/methodology/trade-rule-figure.tsx'
import { TrendCountsTable } from '#web/public/methodology/trend-counts-table.tsx'
import { Part } from '#web/public/written/part.tsx'
import { TrendWindowYears } from '#web/public/written/release-figures.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'

/** When trade is said to rise or fall. */
export function TradeTrends() {
  return (
    <Part id="trade-trends" title="Niðurstöður um þróun">
      <p>
        Það getur farið eftir því hvað er talið hvort verslun vex: færslur eða magn, skýrslur annars landsins
        eða hins, skögultennur eða útskornir munir. Niðurstaða byggir því á allt að <RuleFigure of="counts" />{' '}
        talningum og er hver þeirra prófuð með þremur reglum. Prófin eru reitirnir í töflu sem opnast við hlið
        niðurstöðunnar.
      </p>
      <p>
        Tímabilið er það sama fyrir allar tegundir: þau <RuleFigure of="windowYears" /> ár sem enda á síðasta
        ári útgáfunnar með heilum gögnum (<TrendWindowYears /> í útgáfunni sem er í notkun). Ár án lína telst
        núll. Árum á undan fyrstu línu tegundarinnar er sleppt. Talning með færri en{' '}
        <RuleFigure of="fewestNonzero" /> ár yfir núlli er ekki prófuð. Summur eru nákvæmar.
      </p>
      <TrendCountsTable
        caption="Hvað er talið"
        head={['Talning', 'Grunnur']}
        words={{
          records: ['Færslur', 'Línur beggja hliða, allar leiðir'],
          records_exporters: ['Færslur, útflutningslönd', 'Línur frá útflutningslöndum, allar leiðir'],
          records_importers: ['Færslur, innflutningslönd', 'Línur frá innflutningslöndum, allar leiðir'],
          main_exporters: ['Helsta vara, útflutningslönd', 'Skýrslur útflutningslanda, bein verslun'],
          main_importers: ['Helsta vara, innflutningslönd', 'Skýrslur innflutningslanda, bein verslun'],
          main_larger: ['Helsta vara, hærri talan', 'Hærri talan, bein verslun'],
          second_exporters: ['Næsthelsta vara, útflutningslönd', 'Skýrslur útflutningslanda, bein verslun'],
          second_importers: ['Næsthelsta vara, innflutningslönd', 'Skýrslur innflutningslanda, bein verslun'],
          second_larger: ['Næsthelsta vara, hærri talan', 'Hærri talan, bein verslun'],
          whole_animals: [
            'Heil dýr, efri mörk',
            'Hærri talan, bein verslun; aðeins ef hægt er að umreikna að minnsta kosti helming línanna',
          ],
        }}
      />
      <Formula name="Talningar og próf" rule="trendGrid">
        Hver talning töflunnar yfir tímabilið með svörum reglnanna þriggja hér að neðan.
      </Formula>
      <Formula name="Regla (a): tvö meðaltöl" rule="meanChange">
        Meðaltal síðustu <RuleFigure of="threeYears" /> ára ÷ meðaltal þeirra <RuleFigure of="threeYears" /> á
        undan: að minnsta kosti <RuleFigure of="growth" /> vaxandi, í mesta lagi <RuleFigure of="decline" />{' '}
        minnkandi, annars stöðug. Eintóm núll á undan og eitthvað á eftir: vaxandi. Eintóm núll: stöðug.
      </Formula>
      <Formula name="Regla (b): bein lína" rule="linearTrend">
        Halli línu minnstu fervika ÷ meðaltalið: yfir <RuleFigure of="steep" /> vaxandi, undir −
        <RuleFigure of="steep" /> minnkandi, ef R² er að minnsta kosti <RuleFigure of="closeFit" /> og summa
        tímabilsins er yfir <RuleFigure of="smallestTotal" /> í mælieiningu vörunnar. Annars engin þróun.
      </Formula>
      <Formula name="Regla (c): Mann–Kendall" rule="rankTrend">
        Mann–Kendall-próf, leiðrétt fyrir jöfn gildi og samfelldni (normalnálgun): stefna ef tvíhliða p er
        undir <RuleFigure of="significant" />. Annars engin þróun.
      </Formula>
      <WrittenTable
        caption="Niðurstaðan; fyrsta línan sem á við ræður"
        head={['Niðurstaða', 'Hvenær']}
        rows={[
          [
            'Of lítil gögn',
            <>
              Færri en <RuleFigure of="fewestCells" /> próf, eða færri en <RuleFigure of="fewestRows" /> línur
              á tímabilinu
            </>,
          ],
          [
            'Fer eftir því hvað er talið',
            <>
              Að minnsta kosti 1 próf af hverjum <RuleFigure of="some" /> sýnir vöxt og að minnsta kosti 1 af
              hverjum <RuleFigure of="some" /> samdrátt
            </>,
          ],
          [
            'Vaxandi',
            <>
              Að minnsta kosti 1 próf af hverjum <RuleFigure of="many" /> sýnir vöxt, færri en 1 af hverjum{' '}
              <RuleFigure of="some" /> samdrátt, og að minnsta kosti 1 talning af hverjum{' '}
              <RuleFigure of="many" /> vex samkvæmt reglu (b) eða (c)
            </>,
          ],
          ['Minnkandi', 'Það sama með samdrætti í stað vaxtar'],
          ['Engin skýr þróun', 'Í öllum öðrum tilvikum'],
        ]}
      />
      <Formula name="Niðurstaða" rule="trendFinding">
        Eins og í töflunni. Tölurnar eru sýndar við hlið orðsins, til dæmis „14 próf af 21 sýna samdrátt,
        ekkert vöxt“.
      </Formula>
      <p>
        Reglan hefur verið prófuð með hermun. Þegar árunum er raðað af handahófi nefnir hún stefnu í{' '}
        <RuleShareFigure of="chance" /> tilvika. Raunverulegur vöxtur um{' '}
        <RuleShareFigure of="simulatedGrowth" /> á ári finnst í <RuleShareFigure of="found" /> tilvika. „Engin
        skýr þróun“ merkir því ekki að verslun standi í stað.
      </p>
      <p>
        Heimild: reglan styðst við greiningu UNEP-WCMC á breytingum í verslun. Prófataflan og viðmiðunarmörk
        niðurstöðunnar eru vefsins.
      </p>
    </Part>
  )
}
