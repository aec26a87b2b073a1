import { expect } from '@playwright/test'
import type { Screen } from './screen.ts'

const NARWHAL = 'Monodon monoceros'

/** A species' page in all its tabs, and what they show where there is nothing to show. */
export const SPECIES_SCREENS: Screen[] = [
  {
    name: 'the overview of a species',
    walked: true,
    address: (idOf) => tabOf(idOf(NARWHAL), 'overview'),
    shows: async (page, t) => {
      await expect(page.getByRole('region', { name: t('species:overview.taxonomy') })).toContainText(
        'Monodontidae',
      )
      await expect(
        page.getByRole('region', { name: t('species:overview.references') }).getByRole('listitem'),
      ).not.toHaveCount(0)
    },
  },
  {
    name: 'the brief of a species to print',
    walked: true,
    address: async (idOf) => `/species/${await idOf(NARWHAL)}/brief`,
    shows: async (page, t) => {
      await expect(page.getByRole('figure', { name: t('trade:ledgers.title') })).toContainText(/\d/)
      await expect(page.getByRole('button', { name: t('brief:print') })).toBeVisible()
    },
  },
  {
    name: 'the trade of a species',
    walked: true,
    address: (idOf) => tabOf(idOf(NARWHAL), 'trade'),
    shows: async (page, t) => {
      await expect(page.getByRole('figure', { name: t('trade:importers.title') })).toContainText(/\d/)
      await expect(page.getByRole('figure', { name: t('trade:catches.title') })).toBeVisible()
    },
  },
  {
    name: 'the downloads of a chart',
    isState: true,
    address: (idOf) => tabOf(idOf(NARWHAL), 'trade'),
    shows: async (page, t) => {
      const chart = t('trade:importers.title')
      await page.getByRole('button', { name: t('trade:frame.downloadOf', { chart }) }).click()
      await expect(page.getByRole('menuitem')).toHaveCount(3)
    },
  },
  {
    name: 'the illegal trade of a species',
    walked: true,
    address: (idOf) => tabOf(idOf('Ursus maritimus'), 'illegal-trade'),
    shows: async (page, t) => {
      await expect(page.getByRole('main')).toContainText(t('trade:illegal.examples.notImported'))
      await expect(
        page.getByRole('region', { name: t('trade:illegal.examples.title') }).getByRole('row'),
      ).not.toHaveCount(0)
    },
  },
  {
    name: 'the illegal trade of a species in Appendix I',
    isState: true,
    address: (idOf) => tabOf(idOf('Falco peregrinus'), 'illegal-trade'),
    shows: (page, t) => expect(page.getByRole('main')).toContainText(t('trade:illegal.appendixI.rule')),
  },
  {
    name: 'the catches of a species, at a year of its chart',
    walked: true,
    address: (idOf) => tabOf(idOf(NARWHAL), 'catch'),
    shows: async (page, t) => {
      await page
        .getByRole('figure', { name: t('trade:catches.title') })
        .getByRole('slider')
        .press('End')
      await expect(
        page.getByRole('region', { name: t('trade:catches.records.title') }).getByRole('row'),
      ).toHaveCount(21)
    },
  },
  {
    name: 'a species without catches',
    isState: true,
    address: (idOf) => tabOf(idOf('Lynx canadensis'), 'catch'),
    shows: (page, t) => expect(page.getByRole('main')).toContainText(t('trade:catches.none')),
  },
  {
    name: 'the conservation of a species, a population of it listed apart',
    walked: true,
    address: (idOf) => tabOf(idOf('Balaenoptera acutorostrata'), 'conservation&history=cites'),
    shows: async (page, t) => {
      await expect(
        page.getByRole('region', { name: t('conservation:timeline.events') }).getByRole('listitem'),
      ).not.toHaveCount(0)
      await expect(page.getByRole('figure', { name: t('conservation:trends.chart') })).toBeVisible()
      await expect(
        page.getByRole('region', { name: t('conservation:history.tables.cites') }).getByRole('row'),
      ).toHaveCount(4)
    },
  },
  {
    name: 'the conservation of a species that nobody assessed',
    isState: true,
    address: (idOf) => tabOf(idOf('Branta canadensis leucopareia'), 'conservation'),
    shows: (page, t) => expect(page.getByRole('main')).toContainText(t('conservation:status.noAssessment')),
  },
  {
    name: 'a word of a species with its explanation',
    isState: true,
    address: async (idOf) => `/species/${await idOf(NARWHAL)}`,
    shows: async (page, t) => {
      await page
        .getByRole('button', { name: t('redList.LC') })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
]

const tabOf = async (id: Promise<string>, tab: string) => `/species/${await id}?tab=${tab}`
