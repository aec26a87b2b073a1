import { words } from 'virtual:icelandic-words'
import { icelandicIntl } from './icelandic-intl.ts'

const taught = icelandicIntl(words)

/** Has this browser's Intl speak Icelandic, as far as the screens ask it. */
export function teachIcelandic(): void {
  teach('NumberFormat', taught.numberFormat)
  teach('DateTimeFormat', taught.dateTimeFormat)
  teach('DisplayNames', taught.displayNames)
  teach('ListFormat', taught.listFormat)
  teach('RelativeTimeFormat', taught.relativeTimeFormat)
  teach('Collator', taught.collator)
}

/** The browser's own stays in use for every other language. */
function teach<Options>(name: keyof typeof Intl, icelandic: (options: Options) => object): void {
  const own = Intl[name] as unknown as new () => object
  Object.assign(Intl, {
    [name]: new Proxy(own, {
      construct: (target, [locale, options], asked) =>
        locale === 'is' ? icelandic(options) : Reflect.construct(target, [locale, options], asked),
    }),
  })
}
