import type { ComponentProps } from 'react'
import { Formula } from '#web/public/methodology/formula.tsx'
import { SchemaTable } from '#web/public/methodology/schema-table.tsx'
import { Part } from '#web/public/written/part.tsx'

/** The tables, the views, and which row speaks for a species. */
export function Schema() {
  return (
    <Part id="schema" title="Schema overview">
      <p>
        The tables behind the public pages, in the order of a reader’s questions: what is it, how is it doing,
        how is it protected, how is it traded and caught, who says so. Columns and rows are counted in this
        installation’s database; the last column counts rows that have not been compared with their source.
      </p>
      <SchemaTable
        caption="Tables of the public pages"
        head={['Table', 'What a row is', 'Columns', 'Rows', 'Not yet checked']}
        purposes={PURPOSES}
      />
      <p>
        Tables of accounts, sessions and the record of changes exist as well. Visitors cannot read them:
        public pages run under a database role that may select the public tables and nothing else.
      </p>

      <h3>Views</h3>
      <p>
        A view answers a question that is asked often, always from the rows of the moment. Five of them are
        part of the published names:
      </p>
      <dl>
        <dt>
          <code>species_with_status_view</code>
        </dt>
        <dd>
          A species with its latest Red List assessment, its strictest current CITES listing and its current
          CMS listing.
        </dd>
        <dt>
          <code>species_listings_unified</code>
        </dt>
        <dd>One row per current CITES listing, with one of its own for every population listed apart.</dd>
        <dt>
          <code>species_with_family</code>
        </dt>
        <dd>A species with its family as the families table spells it.</dd>
        <dt>
          <code>article_summary_view</code>
        </dt>
        <dd>Every species with its row for publications, as of when that row was last made.</dd>
        <dt>
          <code>article_summary_with_quality_view</code>
        </dt>
        <dd>The same with its data quality score, and whether a curator should look at it.</dd>
      </dl>

      <h3>Which row speaks for a species</h3>
      <Formula name="Latest Red List status" rule="latestAssessment">
        The latest global assessment. Where there is none, that of a region is shown, always with the region,
        and the species counts as not assessed globally.
      </Formula>
      <Formula name="Better or worse on the Red List" rule="overallTrend">
        The first global category that compares against the latest, and only where every change between them
        is genuine. Otherwise the page says that the category changed, but not because the species fares
        differently, or that the reason is not stated.
      </Formula>
      <Formula name="Current CITES appendix" rule="currentCitesListing">
        The strictest appendix (I before II before III) among the current listings of the species and its
        populations. A listing of a subspecies does not speak for the species.
      </Formula>
      <Formula name="Entries of a species" rule="listingEntries">
        The species itself, and one entry more for each population that is listed apart. The common minke
        whale has two: the species in Appendix I, its West Greenland population in Appendix II.
      </Formula>
    </Part>
  )
}

const PURPOSES: ComponentProps<typeof SchemaTable>['purposes'] = {
  species: 'A species, or the one subspecies, with its taxonomy, texts, population facts and review state.',
  species_field_sources: 'Where one text or population fact of a species comes from.',
  families: 'A taxonomic family, spelled once.',
  common_names: 'What a species is called in one language.',
  species_synonyms: 'Another scientific name of a species; trade records and searches match it too.',
  subpopulations: 'A part of a species that the Red List assesses on its own, with its category.',
  iucn_assessments:
    'A published Red List assessment with year, category, criteria and scope. Earlier ones stay.',
  cites_listings: 'A place in a CITES appendix since a day: of the species, a population or a subspecies.',
  cms_listings: 'A place in a CMS appendix, with the range states the convention names.',
  cites_reservations: 'A reservation of a party on a CITES listing, in force when last confirmed or former.',
  cites_trade_suspensions:
    'A suspension of trade in a species with one country, under CITES or by the European Union.',
  cites_export_quotas: 'A country’s export quota for a species in one year, as reported to CITES.',
  conservation_measures: 'A conservation measure for a species, with its date and source.',
  timeline_events:
    'An event that a curator adds. Those of assessments and listings follow from their rows by rule.',
  cites_trade_records: 'A line of a country’s annual report to CITES, with every published column.',
  species_trade_summary: 'The trade records of a species counted by year, partner, term, purpose and source.',
  species_trade_findings:
    'The verdict on a species’ trade over ten complete years, with the tests it rests on, and its main article.',
  article_summary_table:
    'One row per species for publications: uses, leading exporters, changes of status and what lowers its data quality score.',
  published_figures:
    'A figure on trade that somebody else printed, and how it is computed from the trade records here.',
  catch_records: 'A reported catch with its quota, for a country or area and a year or season.',
  illegal_trade_seizures: 'A reported seizure record, with product and source database.',
  references: 'A scientific work about a species.',
  glossary_terms: 'A word of this field with its definition.',
  translations:
    'A text of a species, a family, a listing or the glossary in another language, with the English that it was made of.',
  dataset_releases: 'A dataset in use: publisher, version, terms, checksum, simulated or not.',
}
