import 'i18next'
import type accessibility from '../../../public/locales/en/accessibility.json'
import type admin from '../../../public/locales/en/admin.json'
import type brief from '../../../public/locales/en/brief.json'
import type citing from '../../../public/locales/en/citing.json'
import type common from '../../../public/locales/en/common.json'
import type conservation from '../../../public/locales/en/conservation.json'
import type countries from '../../../public/locales/en/countries.json'
import type data from '../../../public/locales/en/data.json'
import type drawings from '../../../public/locales/en/drawings.json'
import type errors from '../../../public/locales/en/errors.json'
import type explorer from '../../../public/locales/en/explorer.json'
import type interfaceWords from '../../../public/locales/en/interface.json'
import type landing from '../../../public/locales/en/landing.json'
import type notifications from '../../../public/locales/en/notifications.json'
import type search from '../../../public/locales/en/search.json'
import type sharing from '../../../public/locales/en/sharing.json'
import type species from '../../../public/locales/en/species.json'
import type trade from '../../../public/locales/en/trade.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      brief: typeof brief
      citing: typeof citing
      common: typeof common
      interface: typeof interfaceWords
      landing: typeof landing
      species: typeof species
      conservation: typeof conservation
      trade: typeof trade
      countries: typeof countries
      data: typeof data
      drawings: typeof drawings
      errors: typeof errors
      explorer: typeof explorer
      notifications: typeof notifications
      accessibility: typeof accessibility
      admin: typeof admin
      search: typeof search
      sharing: typeof sharing
    }
  }
}
