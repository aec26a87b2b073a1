import { Link } from '@tanstack/react-router'
import { isCountedCountry } from '#domain/countries/country-page.ts'
import { useTradeLabels } from '#web/charts/use-trade-labels.ts'

/** A country of the trade records by its name, which leads to its page; what names no country is a word alone. */
export function CountryLink({ code, className = '' }: { code: string | null; className?: string }) {
  const { country: nameOf } = useTradeLabels()
  if (code === null || !isCountedCountry(code)) return nameOf(code)
  return (
    <Link
      to="/countries/$code"
      params={{ code }}
      className={`text-ink underline decoration-line-strong underline-offset-2 ${className}`}
    >
      {nameOf(code)}
    </Link>
  )
}
