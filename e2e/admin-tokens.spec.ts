import { CURATOR_ACCOUNT } from '#testing/curator-account.ts'
import {
  isSignedWith,
  type ReceivedCall,
  startWebhookReceiver,
  type WebhookReceiver,
} from '#testing/webhook-receiver.ts'
import { ownAddress, signIn } from './curator.ts'
import { expect, test } from './journey.ts'

/* Programs of institutions: let in by a token, called by a webhook. */

const TEST = '"type":"test"'
const OF_FAMILIES = '"table":"families"'

/**
 * Waits for the first call that is signed with this secret and has this in its body. The webhook is also told of what other
 * journeys change meanwhile, before its secret was replaced too.
 */
async function signedCall(receiver: WebhookReceiver, secret: string, part: string): Promise<ReceivedCall> {
  for (let number = 1; ; number += 1) {
    const call = await receiver.call(number)
    if (call.body.includes(part) && isSignedWith(secret, call)) return call
  }
}

test.use({ portal: 'curated', extraHTTPHeaders: ownAddress(), expectedMessages: /status of 400/ })

test('a program changes a record with a token until it is revoked', async ({ page, visit, baseURL }) => {
  const name = `Importer ${Date.now()}`
  await signIn(page)
  await visit('/admin/account')
  await page.getByLabel('Name of the token').fill(name)
  await page.getByRole('combobox', { name: 'Valid for' }).selectOption({ label: '30 days' })
  await page.getByLabel('Read all records, releases and the audit trail').check()
  await page.getByLabel('Create, change and delete records').check()
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Create token' }) })
  await form.getByLabel('Current password').fill(CURATOR_ACCOUNT.password)
  await form.getByRole('button', { name: 'Create token' }).click()
  const token = (await page.getByRole('status').locator('code').textContent()) ?? ''
  await expect(page.getByRole('row', { name })).toContainText('Create, change and delete records')

  const asProgram = (path: string, body?: object) =>
    fetch(`${baseURL}/api/admin${path}`, {
      method: body ? 'PUT' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
  const listed = await asProgram('/families?search=Ursidae')
  const { rows } = (await listed.json()) as { rows: { id: string; description: string | null }[] }
  const [family] = rows
  const change = () => asProgram(`/families/${family?.id}`, { ...family, description: name })
  expect((await change()).status).toBe(200)

  await visit('/admin/audit')
  await expect(page.getByRole('row', { name: /Ursidae/ }).first()).toContainText(`with the token ${name}`)

  await visit('/admin/people')
  await page.getByRole('button', { name: `Revoke the token ${name}` }).click()
  await expect(page.getByRole('row', { name })).toHaveCount(0)
  expect((await change()).status).toBe(401)
})

test('a webhook is tried, and called with a signature when a record is saved', async ({ page, visit }) => {
  const receiver = await startWebhookReceiver()
  const name = `Receiver ${Date.now()}`
  await signIn(page)
  await visit('/admin/webhooks')
  await page.getByRole('button', { name: 'Add webhook' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Address (URL)').fill('http://example.org/hook')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByText('The address must begin with https://')).toBeVisible()
  await dialog.getByLabel('Address (URL)').fill(receiver.url)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('dialog', { name: `Secret of ${name}` })).toBeVisible()
  const first = (await page.getByRole('dialog').locator('code').textContent()) ?? ''
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()

  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await expect(dialog.getByLabel('Address (URL)')).toHaveValue(receiver.url)
  await dialog.getByLabel('Release imported').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name })).toContainText('Release imported')
  await page.getByRole('button', { name: `Replace the secret of ${name}` }).click()
  await dialog.getByRole('button', { name: 'Replace the secret' }).click()
  await expect(dialog.locator('code')).toBeVisible()
  const secret = (await dialog.locator('code').textContent()) ?? ''
  expect(secret).not.toBe(first)
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await page.getByRole('button', { name: `Send a test to ${name}` }).click()
  await expect(page.getByText('The receiver answered with 204.')).toBeVisible()
  await signedCall(receiver, secret, TEST)

  await visit('/admin/families?search=Odobenidae')
  await page.getByRole('main').locator('a[href*="/edit"]').first().click()
  await page.getByLabel('Description').fill(`The walrus alone. ${name}`)
  await page.getByRole('button', { name: 'Update Family' }).click()
  const call = await signedCall(receiver, secret, OF_FAMILIES)
  expect(call.body).not.toContain(CURATOR_ACCOUNT.email)

  await visit('/admin/webhooks')
  await page.getByRole('button', { name: `Show the calls of ${name}` }).click()
  await expect(
    page
      .getByRole('dialog')
      .getByRole('row', { name: /Records changed.*204/ })
      .first(),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Remove ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('row', { name })).toHaveCount(0)
  await receiver.close()
})
