import { Link } from '@tanstack/react-router'
import { FigureStrip } from '#web/public/written/figure-strip.tsx'
import { Part } from '#web/public/written/part.tsx'
import {
  DatasetCount,
  EntryCount,
  SpeciesCount,
  TradeRecordCount,
} from '#web/public/written/portal-figures.tsx'
import { Design } from './data-architecture/design.tsx'
import { Honesty } from './data-architecture/honesty.tsx'
import { Limits } from './data-architecture/limits.tsx'
import { Queries } from './data-architecture/queries.tsx'
import { Releases } from './data-architecture/releases.tsx'
import { Schema } from './data-architecture/schema.tsx'

export function DataArchitecture() {
  return (
    <>
      <p>
        The figures on this site are counted from a database. This page describes it: what a row stands for,
        how it got there, which release it belongs to, and what it cannot tell. It is written for readers who
        want to cite a figure.
      </p>

      <FigureStrip
        figures={[
          { name: 'Species', value: <SpeciesCount />, note: 'each with a fixed address' },
          { name: 'Dashboard entries', value: <EntryCount />, note: 'populations listed apart included' },
          { name: 'Trade records', value: <TradeRecordCount />, note: 'line by line, as reported' },
          { name: 'Datasets', value: <DatasetCount />, note: 'with release and terms where recorded' },
        ]}
      />

      <Design />

      <Schema />

      <Queries />

      <Releases />

      <Honesty />

      <Limits />

      <Part id="next" title="Read on">
        <p>
          <Link to="/methodology">Back to the methodology overview</Link> ·{' '}
          <Link to="/methodology/scite-research">On to Stage 2, the research pipeline</Link>
        </p>
      </Part>
    </>
  )
}
