import { CategoryCount } from '#web/public/methodology/dashboard-figures.tsx'
import { Formula } from '#web/public/methodology/formula.tsx'
import { Part } from '#web/public/written/part.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** What an entry is, and its effectiveness category. */
export function Category() {
  return (
    <>
      <Part id="entries" title="Hvað liður er">
        <p>
          Lína á mælaborðinu er tegund, eða stofn tegundar sem er skráður í CITES-viðauka sérstaklega,
          aðskilinn frá hinum. Þess vegna eru liðirnir fleiri en tegundirnar. Liður stofns ber heiti tegundar
          sinnar með stjörnu og stofninn í sviga, eins og í „
          <span lang="en">Common Minke Whale* (West Greenland population)</span>“, og slóðina{' '}
          <code>id:population</code>.
        </p>
        <Formula name="Liðir" rule="listingEntries">
          Hver tegund einu sinni, og einu sinni enn fyrir hvern stofn með eigin gildandi skráningu.
        </Formula>
        <p>
          Möt, stofnþróun og verslun eru þekkt fyrir tegundina í heild. Þau standa í hverri línu hennar, sem
          þýðir að tegund sem er skráð í tvennu lagi vegur tvöfalt í summunum hér að neðan.
        </p>
      </Part>

      <Part id="category" title="Árangursflokkur">
        <p>
          Flokkurinn spyr hvernig stofni vegnar á meðan hann heyrir undir samninginn. Hann ræðst aðeins af
          tvennu: því sem birt er um þróun stofnsins og, þar sem ekkert er um hana sagt, hve lengi tegundin
          hefur verið skráð. Fyrsta línan sem á við ræður.
        </p>
        <WrittenTable
          caption="Árangursflokkur, fyrsta línan sem á við ræður"
          head={['Stofnþróun', 'Ár undir CITES', 'Flokkur', 'Liðir í dag']}
          numbers={[3]}
          rows={[
            ['Vaxandi', 'hvað sem er', 'Mikill', <CategoryCount key="High" category="High" />],
            ['Stöðug', 'hvað sem er', 'Í meðallagi', <CategoryCount key="Moderate" category="Moderate" />],
            ['Minnkandi', 'hvað sem er', 'Takmarkaður', <CategoryCount key="Limited" category="Limited" />],
            ['Óþekkt', 'færri en 5', 'Óákvarðaður', <CategoryCount key="tbd" category="To Be Determined" />],
            [
              'Óþekkt',
              '5 eða fleiri, eða aldrei skráð',
              'Óþekktur',
              <CategoryCount key="unknown" category="Unknown" />,
            ],
          ]}
        />
        <Formula name="Árangursflokkur" rule="effectivenessCategory">
          Vaxandi → Mikill; stöðug → Í meðallagi; minnkandi → Takmarkaður; annars Óákvarðaður innan fimm ára,
          ella Óþekktur.
        </Formula>
        <Formula name="Stofnþróun" rule="populationTrend">
          Lesin úr birta textanum, sem er á ensku: „<span lang="en">increas</span>“, „
          <span lang="en">recover</span>“ eða „<span lang="en">rebound</span>“ → Vaxandi; annars „
          <span lang="en">declin</span>“, „<span lang="en">decreas</span>“ eða „
          <span lang="en">reducing</span>“ → Minnkandi; annars „<span lang="en">stable</span>“ → Stöðug;
          annars Óþekkt.
        </Formula>
        <Formula name="Ár undir CITES" rule="yearsUnderCites">
          Þetta almanaksár − ár elstu CITES-skráningar; autt ef tegundin hefur aldrei verið skráð.
        </Formula>
        <Notice tone="caution" title="Ekki dómur um samninginn.">
          Vöxtur stofns í viðauka I getur stafað af því að hvalveiðum lauk, af breytingum í hafinu eða af
          betri talningum. Flokkurinn raðar; hann skýrir ekki.
        </Notice>
        <p>
          Sían býður einnig upp á „Úrbóta þörf“. Reglan gefur aldrei það svar; eldri gögn geta borið það og
          talan við það (<CategoryCount category="Needs Improvement" />) segir hve mörg gera það.
        </p>
      </Part>
    </>
  )
}
