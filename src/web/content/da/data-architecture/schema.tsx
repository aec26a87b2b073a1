import type { ComponentProps } from 'react'
import { Formula } from '#web/public/methodology/formula.tsx'
import { SchemaTable } from '#web/public/methodology/schema-table.tsx'
import { Part } from '#web/public/written/part.tsx'

/** The tables, the views, and which row speaks for a species. */
export function Schema() {
  return (
    <Part id="schema" title="Skemaet i oversigt">
      <p>
        De tabeller, der bærer de offentlige sider, i den orden, en læser spørger: hvad er den, hvordan går
        det den, hvordan er den beskyttet, hvordan handles der med den, hvordan fanges den, og hvem siger det.
        Kolonner og rækker tælles i denne installations database; den sidste kolonne tæller rækker, der ikke
        er sammenlignet med deres kilde.
      </p>
      <SchemaTable
        caption="De offentlige siders tabeller"
        head={['Tabel', 'Hvad en række er', 'Kolonner', 'Rækker', 'Endnu ikke kontrolleret']}
        purposes={PURPOSES}
      />
      <p>
        Der findes også tabeller over konti, sessioner og ændringer. Besøgende kan ikke læse dem: de
        offentlige sider kører under en databaserolle, der må læse de offentlige tabeller og intet andet.
      </p>

      <h3>Visninger</h3>
      <p>
        En visning besvarer et spørgsmål, der stilles ofte, altid ud fra øjeblikkets rækker. Fem af dem hører
        til de offentliggjorte navne:
      </p>
      <dl>
        <dt>
          <code>species_with_status_view</code>
        </dt>
        <dd>
          En art med sin seneste rødlistevurdering, sin strengeste nuværende CITES-opførelse og sin nuværende
          CMS-opførelse.
        </dd>
        <dt>
          <code>species_listings_unified</code>
        </dt>
        <dd>
          Én række pr. nuværende CITES-opførelse, med en for sig til hver bestand, der er opført særskilt.
        </dd>
        <dt>
          <code>species_with_family</code>
        </dt>
        <dd>En art med sin familie, som familietabellen staver den.</dd>
        <dt>
          <code>article_summary_view</code>
        </dt>
        <dd>Hver art med sin række til publikationer, som den var, da rækken sidst blev dannet.</dd>
        <dt>
          <code>article_summary_with_quality_view</code>
        </dt>
        <dd>Det samme med dens point for datakvalitet, og om en redaktør bør se på den.</dd>
      </dl>

      <h3>Hvilken række der taler for en art</h3>
      <Formula name="Seneste rødlistestatus" rule="latestAssessment">
        Den seneste globale vurdering. Findes den ikke, vises en regions vurdering, altid med regionen, og
        arten regnes som ikke vurderet globalt.
      </Formula>
      <Formula name="Bedre eller værre på rødlisten" rule="overallTrend">
        Den første sammenlignelige globale kategori mod den seneste, og kun hvor alle ændringer mellem dem er
        reelle. Ellers blev kategorien ændret, men ikke fordi det går arten anderledes, eller ingen oplyser
        hvorfor.
      </Formula>
      <Formula name="Nuværende CITES-liste" rule="currentCitesListing">
        Den strengeste liste (I før II før III) blandt artens og dens bestandes nuværende opførelser. En
        underarts opførelse taler ikke for arten.
      </Formula>
      <Formula name="En arts rækker" rule="listingEntries">
        Arten selv og én række mere for hver bestand, der er opført særskilt. Vågehvalen har to: arten på
        liste I, dens vestgrønlandske bestand på liste II.
      </Formula>
    </Part>
  )
}

const PURPOSES: ComponentProps<typeof SchemaTable>['purposes'] = {
  species:
    'En art, eller den ene underart, med taksonomi, tekster, oplysninger om bestanden og status for gennemgang.',
  species_field_sources: 'Hvor en tekst eller en oplysning om en arts bestand kommer fra.',
  families: 'En taksonomisk familie, stavet ét sted.',
  common_names: 'Hvad en art hedder på ét sprog.',
  species_synonyms:
    'Et andet videnskabeligt navn på en art; også det genkendes i handelsregistreringer og søgninger.',
  subpopulations: 'En del af en art, som rødlisten vurderer for sig, med sin kategori.',
  iucn_assessments:
    'En offentliggjort rødlistevurdering med år, kategori, kriterier og omfang. Tidligere vurderinger bliver stående.',
  cites_listings: 'En plads på en CITES-liste siden en bestemt dag: en arts, en bestands eller en underarts.',
  cms_listings: 'En plads på en CMS-liste med de udbredelsesstater, som konventionen nævner.',
  cites_reservations:
    'En parts forbehold over for en opførelse på en CITES-liste, gældende da det senest blev bekræftet, eller tidligere.',
  cites_trade_suspensions:
    'En suspension af handelen med en art fra ét land, under CITES eller besluttet af EU.',
  cites_export_quotas: 'Hvor meget af en art et land tillod eksporteret på ét år, som det meddelte CITES.',
  conservation_measures: 'En bevaringsforanstaltning for en art, med dato og kilde.',
  timeline_events:
    'En hændelse, som en redaktør tilføjer. Vurderingers og opførelsers hændelser følger af deres rækker efter en regel.',
  cites_trade_records: 'En linje i et lands årsrapport til CITES med alle offentliggjorte kolonner.',
  species_trade_summary:
    'En arts handelsregistreringer opgjort efter år, handelspartner, varetype, formål og herkomst.',
  species_trade_findings:
    'Vurderingen af en arts handel over ti fuldstændige år med de test, den bygger på, og artens hovedvare.',
  article_summary_table:
    'Én række pr. art til publikationer: anvendelser, førende eksportlande, ændringer af status, og hvad der sænker dens point for datakvalitet.',
  published_figures:
    'Et tal om handel, som andre har offentliggjort, og hvordan det beregnes af handelsregistreringerne her.',
  catch_records: 'En indberettet fangst med sin kvote, for et land eller område og et år eller en sæson.',
  illegal_trade_seizures: 'En indberettet post om en beslaglæggelse med produkt og kildedatabase.',
  references: 'Et videnskabeligt værk om en art.',
  glossary_terms: 'Et ord fra dette fagområde med sin definition.',
  translations:
    'En tekst om en art, en familie eller en opførelse eller fra ordlisten på et andet sprog, med den engelske tekst, den er oversat fra.',
  dataset_releases: 'Et datasæt i brug: udgiver, version, vilkår, kontrolsum, simuleret eller ej.',
}
