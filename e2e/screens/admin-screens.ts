import { expect, type Page } from '@playwright/test'
import { addressOfDraft } from './open-draft.ts'
import type { Screen } from './screen.ts'
import { openWaitingRelease } from './waiting-release.ts'

const NARWHAL = '5f289c1e-5101-458f-a5ea-a65e5c734569'
const RHODIOLA = '16707406-8a99-4f32-8e55-9ba732461777'

/** The back office behind the login; the kinds of records that are curated alike are in `record-kinds.ts`. */
export const ADMIN_SCREENS: Screen[] = [
  {
    name: 'the dashboard with what needs attention',
    address: '/admin',
    shows: async (page, t) => {
      await page.getByText(t('admin:dashboard.attention.what.profile_incomplete'), { exact: true }).click()
      await expect(page.getByRole('link', { name: /Monodon monoceros/ })).toBeVisible()
    },
  },
  {
    name: 'the drafts',
    walked: true,
    address: '/admin/drafts',
    shows: async (page) => {
      await addressOfDraft(page)
      await page.reload()
      await expect(page.getByRole('main').getByRole('row')).not.toHaveCount(0)
    },
  },
  {
    name: 'a draft with what it changes',
    walked: true,
    route: '/admin/drafts/$draft',
    address: '/admin/drafts',
    shows: async (page, t) => {
      await page.goto(await addressOfDraft(page))
      await expect(
        page.getByRole('button', { name: t('admin:drafts.actions.submit'), exact: true }),
      ).toBeVisible()
    },
  },
  {
    name: 'the form of a draft',
    walked: true,
    route: '/admin/drafts/$draft/edit',
    address: '/admin/drafts',
    shows: async (page, t) => {
      await page.goto(`${await addressOfDraft(page)}/edit`)
      await expect(page.getByRole('button', { name: t('admin:drafts.update'), exact: true })).toBeVisible()
    },
  },
  {
    name: 'the menu, where it is behind a button',
    isState: true,
    address: '/admin/dashboard',
    shows: async (page, t) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const menu = page.getByRole('button', { name: t('nav.menu'), exact: true })
      if (await menu.isVisible()) await menu.click()
      await expect(page.getByRole('link', { name: t('admin:sidebar.entries.fixTaxonomy') })).toBeVisible()
    },
  },
  {
    name: 'a list',
    isState: true,
    address: '/admin/cites-listings',
    shows: (page) => expect(page.getByRole('main').getByRole('row')).toHaveCount(11),
  },
  {
    name: 'the article summaries with the reasons of a score',
    address: '/admin/article-summary?search=rhodiola',
    shows: async (page, t) => {
      await page
        .getByRole('row', { name: /Rhodiola rosea/ })
        .getByRole('button', { name: /Rhodiola rosea/ })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toContainText(t('admin:articleSummary.quality.score'))
    },
  },
  {
    name: 'the article summaries in full',
    isState: true,
    address: '/admin/article-summary?view=full&search=balaenopteridae',
    shows: (page) => expect(page.getByRole('main').getByRole('row')).not.toHaveCount(0),
  },
  {
    name: 'how the trade summaries stand, with nothing chosen',
    address: '/admin/trade-summary',
    shows: async (page, t) => {
      await expect(page.getByRole('row', { name: /Monodon monoceros/ })).toBeVisible()
      await page.getByRole('button', { name: t('admin:tradeSummary.generateSelected') }).click()
      await expect(page.getByText(t('admin:validation.select_species_first'))).toBeVisible()
    },
  },
  {
    name: 'what the trend of a species rests on',
    address: '/admin/article-summary/trend-audit?search=narwhal',
    shows: async (page, t) => {
      const name = 'Monodon monoceros'
      await page.getByRole('link', { name: t('admin:trendAudit.inspectOf', { name }) }).click()
      await expect(page.getByRole('slider')).toBeVisible()
    },
  },
  {
    name: 'the releases in use',
    walked: true,
    address: '/admin/releases',
    shows: (page) => expect(page.getByRole('main').getByRole('row')).not.toHaveCount(0),
  },
  {
    name: 'a release that waits for a decision',
    route: '/admin/releases/$id',
    address: '/admin/releases',
    shows: async (page, t) => {
      await openWaitingRelease(page)
      await expect(page.getByRole('button', { name: t('admin:releases.discard'), exact: true })).toBeVisible()
    },
  },
  {
    name: 'the rows beside an article summary',
    walked: true,
    address: `/admin/article-summary/${RHODIOLA}/edit`,
    shows: async (page, t) => {
      const rows = 'admin:articleEdit.rows.cms_listings'
      const name = t(`${rows}.name`, { number: 2 })
      await expect(page.getByRole('group', { name })).toBeVisible()
      await page.getByRole('button', { name: t('admin:articleEdit.delete', { name }) }).click()
      await page.getByRole('button', { name: t(`${rows}.add`) }).click()
      await page.getByLabel(t('admin:fields.listing_date')).last().fill('')
      await page.getByRole('button', { name: t('admin:articleEdit.save') }).click()
      await expect(page.getByText(t('admin:validation.cms_listing_date_required'))).toBeVisible()
    },
  },
  {
    name: 'the form of a species with its records',
    address: `/admin/species/${NARWHAL}/edit`,
    shows: (page) => expect(page.getByRole('link', { name: /^\D+ [1-9]\d*$/ })).not.toHaveCount(0),
  },
  {
    name: 'the form of a new record of a species',
    isState: true,
    address: `/admin/cites-listings/create?species_id=${NARWHAL}&back=form`,
    shows: (page) =>
      expect(page.getByRole('main').getByRole('combobox').first()).toHaveValue('Monodon monoceros - Narwhal'),
  },
  {
    name: 'the way from a record to its form',
    isState: true,
    walked: true,
    route: '/admin/$records/$id',
    address: `/admin/species/${NARWHAL}`,
    shows: async (page) => {
      await expect(page).toHaveURL(`/admin/species/${NARWHAL}/edit`)
      await expect(page.getByRole('link', { name: /^\D+ [1-9]\d*$/ })).not.toHaveCount(0)
    },
  },
  {
    name: 'the question whether to leave what was written',
    isState: true,
    address: '/admin/families/create',
    shows: async (page, t) => {
      await page.getByRole('main').getByRole('textbox').first().fill('Keyidae')
      await page.getByRole('link', { name: t('admin:form.cancel') }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'the translations of texts',
    address: '/admin/translations?search=monodon',
    shows: (page) => expect(page.getByRole('main').locator('tbody tr')).not.toHaveCount(0),
  },
  {
    name: 'a translation of no text in particular',
    isState: true,
    address: '/admin/translations/create',
    shows: (page, t) =>
      expect(page.getByRole('link', { name: t('admin:translations.untranslated') })).toBeVisible(),
  },
  {
    name: 'a translation beside its English text',
    route: '/admin/translations/$id/edit',
    address: '/admin/translations?search=monodon',
    shows: async (page) => {
      await page.getByRole('main').locator('a[href*="/edit"]').first().click()
      await expect(page.getByRole('main').getByRole('textbox').first()).not.toBeEmpty()
    },
  },
  {
    name: 'an answer of the Data Assistant',
    address: '/admin/chatbot?question=trade+records+without+purpose',
    shows: (page, t) =>
      expect(page.getByRole('link', { name: t('admin:assistant.fix.trade') }).first()).toBeVisible(),
  },
  {
    name: 'what the Data Assistant does not understand',
    isState: true,
    address: '/admin/chatbot?question=pictures+of+the+moon',
    shows: (page) => expect(questions(page)).not.toHaveCount(0),
  },
  {
    name: 'the audit trail',
    walked: true,
    address: '/admin/audit',
    shows: (page) => expect(page.getByRole('main').getByRole('row')).not.toHaveCount(0),
  },
  {
    name: 'the people',
    walked: true,
    address: '/admin/people',
    shows: (page) => expect(page.getByRole('main').getByRole('row')).not.toHaveCount(0),
  },
  {
    name: 'the own account',
    walked: true,
    address: '/admin/account',
    shows: (page) => expect(page.getByRole('main').getByRole('row')).not.toHaveCount(0),
  },
  {
    name: 'the webhooks',
    walked: true,
    address: '/admin/webhooks',
    shows: (page, t) => expect(page.getByText(t('admin:webhooks.none'))).toBeVisible(),
  },
  {
    name: 'the form of a new webhook',
    isState: true,
    address: '/admin/webhooks',
    shows: async (page, t) => {
      await page.getByRole('button', { name: t('admin:webhooks.add') }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('admin:webhooks.addSubmit') })
        .click()
      await expect(page.getByText(t('admin:validation.name_required'))).toBeVisible()
    },
  },
  {
    name: 'the taxonomy fix',
    address: '/admin/fix-taxonomy',
    shows: (page) => expect(page.getByRole('main').getByRole('button')).not.toHaveCount(0),
  },
  {
    name: 'an address of the back office that leads nowhere',
    walked: true,
    route: '/admin/$',
    address: '/admin/no/such/place',
    shows: (page) => expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty(),
  },
]

/** Before anybody signed in, too. */
export const LINK_SCREENS: Screen[] = [
  {
    name: 'an invitation that cannot be used',
    walked: true,
    address: '/admin/invitation',
    shows: (page) => expect(page.getByRole('alert')).not.toBeEmpty(),
  },
  {
    name: 'the new password',
    walked: true,
    address: '/admin/new-password',
    shows: (page, t) => expect(page.getByLabel(t('admin:login.email'))).toBeVisible(),
  },
]

/** Before anybody signed in. */
export const LOGIN: Screen = {
  name: 'the login',
  address: '/admin/login',
  shows: (page, t) => expect(page.getByLabel(t('admin:login.password'))).toBeVisible(),
}

const questions = (page: Page) => page.getByRole('main').locator('a[href*="ask="]')
