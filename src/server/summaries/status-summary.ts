import type { PortalStatus } from '#contract/portal-contract.ts'
import type { Words } from '../pages/words.ts'
import { facts, link, list, paragraph, words } from './markup.ts'

/** How the portal is, in words. */
export function statusSummary(status: PortalStatus, t: Words): string {
  const { database, data_version, releases, version, taxon_service, contact, checked_at } = status
  const state = words(
    `${t(`errors:status.database.${database.state}`)} ${t('errors:status.since', { moment: momentOf(database.since, t) })}.`,
  )
  return [
    paragraph(words(t(database.state === 'answers' ? 'errors:status.works' : 'errors:status.degraded'))),
    facts([
      [
        words(t('errors:status.database.name')),
        `${state} ${words(t(`errors:status.what.${database.state}`))}`,
      ],
      [
        words(t('errors:status.data')),
        words(data_version === null ? t('errors:status.notKnown') : t.number(data_version)),
      ],
      [words(t('errors:status.releases')), releasesSaid(releases, t)],
      [words(t('errors:status.software')), words(version)],
      [words(t('errors:status.pictures.name')), words(t(`errors:status.pictures.${taxon_service}`))],
      [
        words(t('errors:status.contact.name')),
        contact === null ? words(t('errors:status.contact.none')) : link(`mailto:${contact}`, contact),
      ],
    ]),
    paragraph(words(t('errors:status.checkedAt', { moment: momentOf(checked_at, t) }))),
  ].join('')
}

function releasesSaid(releases: PortalStatus['releases'], t: Words): string {
  if (releases === null) return words(t('errors:status.notKnown'))
  if (releases.length === 0) return words(t('errors:status.noReleases'))
  return list(
    releases.map(({ title, version, simulated, loaded_at }) =>
      words(
        [
          version ? t('common:releases.named', { title, version }) : title,
          ...(simulated ? [t('common:releases.simulated')] : []),
          t('errors:status.loaded', { moment: momentOf(loaded_at, t) }),
        ].join(', '),
      ),
    ),
  )
}

/** A moment in UTC: who reads without scripts has told nobody their time zone. */
const momentOf = (moment: string, t: Words): string =>
  `${t.date(moment.slice(0, 10))}, ${moment.slice(11, 16)} UTC`
