/** The part of `npm audit --json` that is read. */
interface AuditAnswer {
  vulnerabilities?: Record<string, { severity: string; range?: string; fixAvailable?: unknown }>
  /** Where the service could not be asked. */
  error?: unknown
  message?: string
}

/** What is too severe to go on with. */
const STOPS = ['high', 'critical']

export interface AuditOutcome {
  /** What a person reads. */
  lines: string[]
  verdict: 'passed' | 'failed' | 'skipped'
}

/**
 * What the registry's audit said: findings one a line, those that are severe as a failure. An audit that could not be
 * made says so and has neither passed nor failed, since a registry that is away says nothing about the packages.
 */
export function auditOutcome(printed: string): AuditOutcome {
  const answer = parsed(printed)
  if (answer?.vulnerabilities === undefined) {
    return {
      lines: ['The registry could not be asked about known vulnerabilities; nothing was checked.'],
      verdict: 'skipped',
    }
  }
  const found = Object.entries(answer.vulnerabilities)
  return {
    lines: [
      ...found.map(([name, { severity, range = 'any version' }]) => `${severity}: ${name} (${range})`),
      `${found.length} packages with known vulnerabilities`,
    ],
    verdict: found.some(([, { severity }]) => STOPS.includes(severity)) ? 'failed' : 'passed',
  }
}

function parsed(printed: string): AuditAnswer | undefined {
  try {
    return JSON.parse(printed)
  } catch {
    return undefined
  }
}
