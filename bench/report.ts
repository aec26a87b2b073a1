import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { type Measured, median, shown } from './measure.ts'

/** A claim about the portal, measured: the figures, the goal, and whether it is met. */
export interface Finding {
  heading: string
  /** How it was measured, in a sentence or two. */
  how: string
  measured: Measured[]
  goals: Goal[]
}

interface Goal {
  goal: string
  met: boolean
  value: string
  /** A sentence that says what stands in its way, told where it is not met. */
  obstacle?: string | undefined
}

const RESULTS = fileURLToPath(new URL('./results.md', import.meta.url))
const SECTION = /^## (.+)$/m

/** Writes the findings into results.md; sections of measurements that were not taken this time stay as they were. */
export function writeResults(findings: readonly Finding[]): void {
  const sections = readSections()
  for (const finding of findings) sections.set(finding.heading, renderFinding(finding))
  const body = [...sections].map(([heading, text]) => `## ${heading}\n\n${text.trim()}\n`).join('\n')
  writeFileSync(
    RESULTS,
    `# Measurements\n\nTaken with \`npm run bench\`; each figure stands beside its peer or limit of the same run, with every run that its median is of. [How to take them](../docs/operations.md#measuring).\n\n${body}`,
  )
}

function renderFinding({ how, measured, goals }: Finding): string {
  return [
    how,
    '',
    `${new Date().toISOString().slice(0, 10)}, ${processor()}.`,
    '',
    '| What | Median | Unit | Every run |',
    '|---|---:|---|---|',
    ...measured.map(
      ({ what, unit, runs }) =>
        `| ${what} | ${shown(median(runs))} | ${unit} | ${runs.map(shown).join(', ')} |`,
    ),
    '',
    ...goals.map(renderGoal),
  ].join('\n')
}

function renderGoal({ goal, met, value, obstacle }: Goal): string {
  if (met) return `- Met: ${goal}: ${value}`
  return `- **Not met**: ${goal}: ${value}${obstacle ? `. ${obstacle}` : ''}`
}

function readSections(): Map<string, string> {
  try {
    const [, ...parts] = readFileSync(RESULTS, 'utf8').split(/^(?=## )/m)
    return new Map(parts.map((part) => [SECTION.exec(part)?.[1] ?? '', part.replace(SECTION, '')]))
  } catch {
    return new Map()
  }
}

function processor(): string {
  const cores = cpus()
  return `${cores.length} cores of ${cores[0]?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`
}
