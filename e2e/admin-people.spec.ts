import { codeOf } from '#testing/authenticator.ts'
import { ownAddress, signIn } from './curator.ts'
import { expect, test } from './journey.ts'
import { accept, anotherBrowser, invite, PASSWORD } from './people.ts'

/* Who may sign in, and how. */

test.use({
  portal: 'curated',
  extraHTTPHeaders: ownAddress(),
  expectedMessages: /status of 4\d\d/,
})

test('an invited translator accepts, finds the translations and nothing else, until the role changes', async ({
  page,
  visit,
  browser,
  baseURL,
}) => {
  const email = `thora-${Date.now()}@example.org`
  await signIn(page)
  await visit('/admin/people')
  const link = await invite(page, email, 'Translator', ['Íslenska'])
  await expect(page.getByRole('row', { name: email })).toContainText('Translator')

  const guest = await anotherBrowser(browser, baseURL)
  await accept(guest, link, 'Þóra')
  await expect(guest).toHaveURL(/\/admin\/translations$/)
  const rail = guest.getByRole('navigation', { name: 'Back office' })
  await expect(rail.getByRole('link')).toHaveText([/Translations/, /Your account/, /Public Site/])
  await guest.goto('/admin/species')
  await expect(guest.getByRole('alert')).toHaveText(/Your role is Translator/)
  await guest.goto(link.pathname + link.hash)
  await expect(guest, 'signed in already').toHaveURL(/\/admin\/translations$/)

  await visit('/admin/people')
  await page.getByRole('button', { name: 'Change the role of Þóra' }).click()
  await page.getByRole('dialog').getByRole('combobox').selectOption({ label: 'Editor' })
  await page.getByRole('dialog').getByRole('button', { name: 'Change role' }).click()
  await expect(page.getByRole('row', { name: email })).toContainText('Editor')
  await guest.goto('/admin/species/create')
  await expect(guest.getByRole('heading', { level: 1, name: /Species/ })).toBeVisible()

  const late = await anotherBrowser(browser, baseURL)
  await late.goto(link.pathname + link.hash)
  await expect(late.getByRole('alert')).toHaveText(/can no longer be used/)

  await page.getByRole('button', { name: 'Remove Þóra' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('row', { name: email })).toHaveCount(0)
  await guest.goto('/admin/species')
  await expect(guest).toHaveURL(/\/admin\/login/)
})

test('a person signs in with codes, with a recovery code and with a passkey', async ({
  page,
  visit,
  browser,
  baseURL,
}) => {
  // Four sign-ins, each with a password whose digest takes its time.
  test.slow()
  const email = `bo-${Date.now()}@example.org`
  await signIn(page)
  await visit('/admin/people')
  const own = await anotherBrowser(browser, baseURL)
  await accept(own, await invite(page, email, 'Editor'), 'Bo')
  await expect(own.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

  await own.goto('/admin/account')
  const codes = own
    .locator('div')
    .filter({ has: own.getByRole('heading', { name: 'Codes' }) })
    .last()
  await codes.getByLabel('Current password').fill(PASSWORD)
  await codes.getByRole('button', { name: 'Set up codes' }).click()
  await expect(codes.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const uri = (await codes.getByRole('link', { name: 'Open in an app' }).getAttribute('href')) ?? ''
  await codes.getByLabel('Code from the app').fill(codeOf(uri))
  await codes.getByRole('button', { name: 'Use codes' }).click()
  await expect(codes.getByText('In use', { exact: true })).toBeVisible()
  const recovery = await codes.getByRole('listitem').first().textContent()

  const signOut = async () => {
    await own.getByRole('button', { name: 'Sign Out', exact: true }).click()
    // The page before it has a field for the e-mail, too.
    await expect(own.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  }
  const enterWith = async (code: string) => {
    await signOut()
    await own.getByLabel('E-mail').fill(email)
    await own.getByLabel('Password').fill(PASSWORD)
    await own.getByRole('button', { name: 'Sign In' }).click()
    await own.getByLabel('Code').fill(code)
    await own.keyboard.press('Enter')
  }
  await enterWith('abcde-fghij')
  await expect(own.getByRole('alert')).toHaveText('This code is not valid.')
  await own.getByLabel('Code').fill(codeOf(uri))
  await own.keyboard.press('Enter')
  await expect(own.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await enterWith(recovery ?? '')
  await expect(own.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

  const devices = await own.context().newCDPSession(own)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  await own.goto('/admin/account')
  const passkeys = own
    .locator('div')
    .filter({ has: own.getByRole('heading', { name: 'Passkeys' }) })
    .last()
  await passkeys.getByLabel('Name of the device').fill('Laptop')
  await passkeys.getByLabel('Current password').fill(PASSWORD)
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(passkeys.getByText('1 passkey', { exact: true })).toBeVisible()
  await signOut()
  await own.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(own.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

  await visit('/admin/people')
  await expect(page.getByRole('row', { name: email })).toContainText('Codes, 1 passkey')
})
