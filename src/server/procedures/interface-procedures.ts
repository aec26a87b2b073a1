import { type Description, interfaceReference } from '#domain/interface/interface-reference.ts'
import { os } from '../access.ts'
import { interfaceDescription } from '../pages/interface-description.ts'

export const interfaceProcedures = {
  reference: os.interface.reference.handler(async ({ context: { portal } }) =>
    interfaceReference((await interfaceDescription({ portal, publicUrl: portal.public_url })) as Description),
  ),
}
