import type { ComponentProps } from 'react'
import { Formula } from '#web/public/methodology/formula.tsx'
import { SchemaTable } from '#web/public/methodology/schema-table.tsx'
import { Part } from '#web/public/written/part.tsx'

/** The tables, the views, and which row speaks for a species. */
export function Schema() {
  return (
    <Part id="schema" title="Oversikt over skjemaet">
      <p>
        Tabellene som bærer de offentlige sidene, i den rekkefølgen en leser spør: hva er det, hvordan går det
        med det, hvordan er det vernet, hvordan blir det handlet og fanget, hvem sier det. Kolonner og rader
        er telt opp i databasen til denne installasjonen; den siste kolonnen teller rader som ikke er
        sammenlignet med kilden.
      </p>
      <SchemaTable
        caption="Tabellene bak de offentlige sidene"
        head={['Tabell', 'Hva en rad er', 'Kolonner', 'Rader', 'Ennå ikke kontrollert']}
        purposes={PURPOSES}
      />
      <p>
        Det finnes også tabeller over kontoer, økter og endringer. Besøkende kan ikke lese dem: de offentlige
        sidene kjører under en databaserolle som kan lese de offentlige tabellene og ingenting annet.
      </p>

      <h3>Visninger</h3>
      <p>
        En visning svarer på et spørsmål som stilles ofte, alltid ut fra radene i øyeblikket. Fem av dem hører
        til de publiserte navnene:
      </p>
      <dl>
        <dt>
          <code>species_with_status_view</code>
        </dt>
        <dd>
          En art med sin nyeste rødlistevurdering, sin strengeste gjeldende CITES-oppføring og sin gjeldende
          CMS-oppføring.
        </dd>
        <dt>
          <code>species_listings_unified</code>
        </dt>
        <dd>Én rad per gjeldende CITES-oppføring, med en egen for hver bestand som er oppført for seg.</dd>
        <dt>
          <code>species_with_family</code>
        </dt>
        <dd>En art med familien sin, slik den er skrevet i familietabellen.</dd>
        <dt>
          <code>article_summary_view</code>
        </dt>
        <dd>Hver art med sin rad for publikasjoner, slik raden var da den sist ble laget.</dd>
        <dt>
          <code>article_summary_with_quality_view</code>
        </dt>
        <dd>Det samme med poengsummen for datakvalitet, og om en kurator bør se på den.</dd>
      </dl>

      <h3>Hvilken rad som gjelder for en art</h3>
      <Formula name="Nyeste rødlistestatus" rule="latestAssessment">
        Den nyeste globale vurderingen. Finnes den ikke, vises vurderingen av en region, alltid med regionen,
        og arten regnes som ikke vurdert globalt.
      </Formula>
      <Formula name="Bedre eller verre på rødlista" rule="overallTrend">
        Den første sammenlignbare globale kategorien mot den nyeste, og bare der alle endringer mellom dem er
        reelle. Ellers ble kategorien endret, men ikke fordi det går annerledes med arten, eller ingen oppgir
        hvorfor.
      </Formula>
      <Formula name="Gjeldende CITES-liste" rule="currentCitesListing">
        Den strengeste lista (I før II før III) blant de gjeldende oppføringene av arten og bestandene av den.
        En oppføring av en underart gjelder ikke for arten.
      </Formula>
      <Formula name="Radene til en art" rule="listingEntries">
        Arten selv, og én rad til for hver bestand som er oppført for seg. Vågehvalen har to: arten på liste
        I, bestanden ved Vest-Grønland på liste II.
      </Formula>
    </Part>
  )
}

const PURPOSES: ComponentProps<typeof SchemaTable>['purposes'] = {
  species:
    'En art, eller den ene underarten, med taksonomi, tekster, bestandsopplysninger og kontrollstatus.',
  species_field_sources: 'Hvor én tekst eller bestandsopplysning om en art kommer fra.',
  families: 'En taksonomisk familie, skrevet én gang.',
  common_names: 'Hva en art heter på ett språk.',
  species_synonyms:
    'Et annet vitenskapelig navn på en art; også det brukes når handelsregistreringer og søk kobles til arten.',
  subpopulations: 'En del av en art som rødlista vurderer for seg, med sin kategori.',
  iucn_assessments:
    'En publisert rødlistevurdering med år, kategori, kriterier og vurderingsområde. Tidligere vurderinger blir stående.',
  cites_listings: 'En plass på en CITES-liste fra en bestemt dag: for arten, en bestand eller en underart.',
  cms_listings: 'En plass på en CMS-liste, med utbredelseslandene som konvensjonen oppgir.',
  cites_reservations:
    'Et forbehold fra en part mot en CITES-oppføring, gjeldende da det sist ble bekreftet, eller tidligere.',
  cites_trade_suspensions: 'En stans i handelen med en art fra ett land, under CITES eller besluttet av EU.',
  cites_export_quotas: 'Hvor mye av en art et land tillot eksportert på ett år, slik det meldte til CITES.',
  conservation_measures: 'Et bevaringstiltak for en art, med dato og kilde.',
  timeline_events:
    'En hendelse som en kurator legger til. De som gjelder vurderinger og oppføringer, følger av radene deres etter regel.',
  cites_trade_records: 'En linje i et lands årsrapport til CITES, med alle publiserte kolonner.',
  species_trade_summary:
    'Handelsregistreringene for en art, telt etter år, handelspartner, varetype, formål og kilde.',
  species_trade_findings:
    'Vurderingen av handelen med en art over ti fullstendige år, med testene den bygger på, og artens viktigste handelsvare.',
  article_summary_table:
    'Én rad per art for publikasjoner: bruk, største eksportører, endringer i status og det som senker poengsummen for datakvalitet.',
  published_figures:
    'Et tall om handel som andre har publisert, og hvordan det beregnes fra handelsregistreringene her.',
  catch_records: 'En rapportert fangst med kvoten, for et land eller område og et år eller en sesong.',
  illegal_trade_seizures: 'En rapportert beslagsregistrering, med produkt og kildedatabase.',
  references: 'Et vitenskapelig arbeid om en art.',
  glossary_terms: 'Et ord fra fagfeltet med definisjonen sin.',
  translations:
    'En tekst om en art, en familie eller en oppføring eller fra ordlista på et annet språk, med den engelske teksten den ble oversatt fra.',
  dataset_releases: 'Et datasett i bruk: utgiver, versjon, vilkår, kontrollsum, simulert eller ikke.',
}
