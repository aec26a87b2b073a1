import type { ComponentProps } from 'react'
import { SampleQuery } from '#web/public/methodology/sample-query.tsx'
import { Part } from '#web/public/written/part.tsx'

/** Queries that the page has run. */
export function Queries() {
  return (
    <Part id="queries" title="Dæmi um fyrirspurnir">
      <p>
        Fyrirspurnirnar hér að neðan voru keyrðar á gagnagrunni þessarar uppsetningar til að búa síðuna til;
        það sem stendur undir hverri þeirra er svar hennar, ekki dæmi. Tegundir og tölur í þeim eru úr
        gögnunum sem eru í notkun.
      </p>
      <SampleQuery name="species_standing" title="Hvar hver tegund stendur" {...ANSWER}>
        Ein lína fyrir hverja tegund með válistaflokki og því sem var metið, CITES-viðauka og CMS-viðauka.
        Flokkur á einu svæði er ekki flokkur tegundarinnar; PE merkir hugsanlega útdauð. Strik er auður
        reitur: ekkert mat með núgildandi flokki, eða engin skráning.
      </SampleQuery>
      <SampleQuery name="split_listings" title="Tegundir skráðar í hlutum" {...ANSWER}>
        Tegund getur staðið í tveimur viðaukum í senn, stofn fyrir stofn. Á mælaborðinu á slíkur stofn sína
        eigin línu; verslun með hann er ekki hægt að greina sundur í færslunum og hún stendur með tegundinni í
        heild.
      </SampleQuery>
      <SampleQuery name="records_by_year" title="Hver gaf upp verslun með náhval" {...ANSWER}>
        Færslur á ári, skipt eftir því hver gaf þær upp. Dálkarnir tveir skarast að óþekktum hluta: sending
        sem báðar hliðar gáfu upp stendur í báðum. Summa þeirra telur færslur, ekki sendingar.
      </SampleQuery>
      <SampleQuery name="units_of_a_term" title="Í hverju magn er mælt" {...ANSWER}>
        Kavíar úr einni tegund, eftir einingum. Tölurnar er ekki hægt að leggja saman: grömm, milligrömm og
        stykki standa hlið við hlið. Einingar sömu gerðar er hægt að umreikna í eina mælieiningu; stykki og
        grömm ekki. Auð eining og „fjöldi eintaka“ eru ein og sama einingin.
      </SampleQuery>
      <SampleQuery name="origin_of_specimens" title="Villt, alið eða ekki gefið upp" {...ANSWER}>
        Hlutfall færslna, í prósentum, þar sem eintökin voru tekin úr náttúrunni (W) eða ræktuð í haldi (C, D,
        F), fyrir tegundir með að minnsta kosti þúsund færslur frá 1991, en frá því ári nefna skýrslur tilurð.
        Myndrit um verslun án tilurðar eintakanna segir aðeins hálfa söguna.
      </SampleQuery>
      <SampleQuery
        name="trend_of_complete_years"
        title="Þróun einföldu summunnar sem veltur á ári án heilla gagna"
        {...ANSWER}
      >
        Tegundir þar sem þróun einföldu summunnar yfir allar línur breytist þegar árum án heilla gagna er
        sleppt. Síðurnar sýna þess í stað niðurstöðu fyrir ár með heilum gögnum.
      </SampleQuery>
      <SampleQuery name="unchecked_facts" title="Staðreyndir sem ekki hafa verið staðfestar enn" {...ANSWER}>
        Hve mörg möt og hve margar skráningar hafa ekki verið borin saman við heimildina í línu sinni. Á
        tegundasíðum eru þau merkt „ekki enn borið saman við heimildina“.
      </SampleQuery>
    </Part>
  )
}

const ANSWER = {
  answered: (shown, all) => (shown < all ? `fyrstu ${shown} af ${all} línum` : `allar línur, ${all}`),
  nothing: 'Í þeim gögnum sem eru í notkun skilar þessi fyrirspurn engri línu.',
} satisfies Partial<ComponentProps<typeof SampleQuery>>
