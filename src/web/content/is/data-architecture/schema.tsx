import type { ComponentProps } from 'react'
import { Formula } from '#web/public/methodology/formula.tsx'
import { SchemaTable } from '#web/public/methodology/schema-table.tsx'
import { Part } from '#web/public/written/part.tsx'

/** The tables, the views, and which row speaks for a species. */
export function Schema() {
  return (
    <Part id="schema" title="Yfirlit yfir gagnaskema">
      <p>
        Töflurnar sem bera opnu síðurnar uppi, í röð eftir spurningum lesandans: hvað er þetta, hvernig vegnar
        því, hvernig er það verndað, hvernig er verslað með það og það veitt, hver segir það. Dálkar og línur
        eru talin í gagnagrunni þessarar uppsetningar; síðasti dálkurinn telur línur sem hafa ekki verið
        bornar saman við heimild sína.
      </p>
      <SchemaTable
        caption="Töflur opnu síðnanna"
        head={['Tafla', 'Hvað lína er', 'Dálkar', 'Línur', 'Ekki enn borið saman']}
        purposes={PURPOSES}
      />
      <p>
        Töflur um notendur, innskráningar og breytingasögu eru einnig til. Gestir geta ekki lesið þær: opnar
        síður nota hlutverk í gagnagrunninum sem má lesa opnu töflurnar og ekkert annað.
      </p>

      <h3>Sýnir</h3>
      <p>
        Sýn svarar spurningu sem oft er spurt, alltaf úr línum líðandi stundar. Fimm þeirra eru meðal birtra
        heita:
      </p>
      <dl>
        <dt>
          <code>species_with_status_view</code>
        </dt>
        <dd>
          Tegund með nýjasta válistamati sínu, ströngustu gildandi CITES-skráningu og gildandi CMS-skráningu.
        </dd>
        <dt>
          <code>species_listings_unified</code>
        </dt>
        <dd>
          Ein lína fyrir hverja gildandi CITES-skráningu, og sérstök lína fyrir hvern stofn sem er skráður
          sérstaklega.
        </dd>
        <dt>
          <code>species_with_family</code>
        </dt>
        <dd>Tegund með ætt sinni eins og taflan yfir ættir ritar hana.</dd>
        <dt>
          <code>article_summary_view</code>
        </dt>
        <dd>Hver tegund með línu sinni fyrir birtingar, eins og sú lína var þegar hún var síðast gerð.</dd>
        <dt>
          <code>article_summary_with_quality_view</code>
        </dt>
        <dd>Hið sama með gæðaeinkunn gagnanna og því hvort umsjónarfólk ætti að líta á hana.</dd>
      </dl>

      <h3>Hvaða lína á við um tegund</h3>
      <Formula name="Nýjasta válistastaða" rule="latestAssessment">
        Nýjasta hnattræna matið. Sé það ekki til er mat fyrir einstakt svæði sýnt, ávallt með svæðinu, og
        tegundin telst ekki metin á heimsvísu.
      </Formula>
      <Formula name="Betur eða verr sett á válista" rule="overallTrend">
        Fyrsti sambærilegi hnattræni flokkurinn borinn saman við þann nýjasta, og aðeins ef allar breytingar
        þar á milli eru raunverulegar. Annars breyttist flokkurinn, ekki vegna þess að tegundinni vegni
        öðruvísi, eða enginn tilgreinir hvers vegna.
      </Formula>
      <Formula name="Gildandi CITES-viðauki" rule="currentCitesListing">
        Strangasti viðaukinn (I á undan II á undan III) meðal gildandi skráninga tegundarinnar og stofna
        hennar. Skráning undirtegundar á ekki við um tegundina.
      </Formula>
      <Formula name="Liðir tegundar" rule="listingEntries">
        Tegundin sjálf, og einn liður til viðbótar fyrir hvern stofn sem er skráður sérstaklega. Hrefna hefur
        tvo: tegundina í viðauka I og vesturgrænlenska stofninn í viðauka II.
      </Formula>
    </Part>
  )
}

const PURPOSES: ComponentProps<typeof SchemaTable>['purposes'] = {
  species:
    'Tegund, eða undirtegundin eina, með flokkun sinni, textum, upplýsingum um stofn og yfirferðarstöðu.',
  species_field_sources: 'Hvaðan einn texti eða ein stofnupplýsing um tegund kemur.',
  families: 'Ætt í flokkunarfræði, rituð einu sinni.',
  common_names: 'Hvað tegund heitir á einu tungumáli.',
  species_synonyms: 'Annað fræðiheiti tegundar; verslunarfærslur og leit ná einnig til þess.',
  subpopulations: 'Hluti tegundar sem er metinn sérstaklega á válista, með flokki sínum.',
  iucn_assessments: 'Birt válistamat með ári, flokki, viðmiðum og matssvæði. Eldri möt standa áfram.',
  cites_listings: 'Staða í CITES-viðauka frá tilteknum degi: tegundar, stofns eða undirtegundar.',
  cms_listings: 'Staða í CMS-viðauka, með þeim útbreiðsluríkjum sem samningurinn nefnir.',
  cites_reservations:
    'Fyrirvari aðildarríkis við CITES-skráningu, í gildi þegar hann var síðast staðfestur eða fallinn úr gildi.',
  cites_trade_suspensions:
    'Stöðvun verslunar með tegund við eitt land, samkvæmt CITES eða á vegum Evrópusambandsins.',
  cites_export_quotas:
    'Hve mikið land heimilaði sér að flytja út af tegund á einu ári, eins og það tilkynnti CITES.',
  conservation_measures: 'Verndaraðgerð í þágu tegundar, með dagsetningu og heimild.',
  timeline_events:
    'Atburður sem umsjónarfólk bætir við. Atburðir mata og skráninga leiðir regla af línum þeirra.',
  cites_trade_records: 'Lína í ársskýrslu lands til CITES, með öllum birtum dálkum.',
  species_trade_summary:
    'Verslunarfærslur tegundar taldar eftir ári, viðskiptalandi, vöruheiti, tilgangi og tilurð.',
  species_trade_findings:
    'Niðurstaða um verslun með tegund yfir tíu heil ár, prófin sem hún byggist á og helsta vara tegundarinnar.',
  article_summary_table:
    'Ein lína fyrir hverja tegund til birtingar: nytjar, helstu útflutningslönd, breytingar á stöðu og það sem lækkar gæðaeinkunn gagnanna.',
  published_figures:
    'Tala um verslun sem aðrir hafa birt og hvernig hún er reiknuð úr verslunarfærslunum hér.',
  catch_records: 'Uppgefin veiði með kvóta sínum, fyrir land eða svæði og ár eða veiðitímabil.',
  illegal_trade_seizures: 'Tilkynnt haldlagningarfærsla, með afurð og heimildagagnagrunni.',
  references: 'Fræðirit um tegund.',
  glossary_terms: 'Orð úr fræðunum með skilgreiningu sinni.',
  translations:
    'Texti um tegund, ætt eða skráningu eða úr hugtakasafni á öðru tungumáli, ásamt enska textanum sem var þýddur.',
  dataset_releases: 'Gagnasafn í notkun: útgefandi, útgáfa, skilmálar, gátsumma, hermt eða ekki.',
}
