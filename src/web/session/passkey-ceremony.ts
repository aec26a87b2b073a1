/* What the browser's own interface for passkeys is asked; its answers travel as WebAuthn writes them in JSON. */

/** Whether this browser, at this address, can make and use passkeys. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential

/** Makes a passkey on a device of its owner. Throws where the owner does not agree, or the device has one already. */
export const makePasskey = (options: object): Promise<unknown> =>
  answered(
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
        options as PublicKeyCredentialCreationOptionsJSON,
      ),
    }),
  )

/** Asks a device of its owner for a passkey. Throws where the owner does not agree, or the device has none. */
export const askForPasskey = (options: object): Promise<unknown> =>
  answered(
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
        options as PublicKeyCredentialRequestOptionsJSON,
      ),
    }),
  )

async function answered(asked: Promise<Credential | null>): Promise<unknown> {
  const credential = await asked
  if (!(credential instanceof PublicKeyCredential)) throw new Error('The browser gave no passkey')
  return credential.toJSON()
}
