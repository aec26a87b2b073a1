import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Questions, the pages that answer them, and what a reader can take along. */
export const ANSWERS: readonly (readonly [string, ReactNode, string])[] = [
  [
    'Hvordan har handelen med en art udviklet sig, og hvem tog del i den?',
    <Link key="where" to="/gallery">
      Arter, derefter artens handelsdata
    </Link>,
    'Diagrammerne, hvert som tabel, CSV, PNG og SVG, med kildehenvisning',
  ],
  [
    'Hvilke truede arter handles der med?',
    <Link key="where" to="/gallery">
      Arter, filtreret efter status og liste
    </Link>,
    'En adresse, der bevarer filtrene',
  ],
  [
    'Hvordan tager én art sig ud ved siden af en anden?',
    <Link key="where" to="/research/species-comparison">
      Sammenligning af arter
    </Link>,
    'Op til fem arter i én visning',
  ],
  [
    'Hvor peger status, opførelse og handel i hver sin retning?',
    <Link key="where" to="/arctic-tracker">
      Dashboard
    </Link>,
    'Én tabel over alle arter',
  ],
  [
    'Hvordan er dette tal beregnet?',
    <Link key="where" to="/methodology/dashboard-calculations">
      Dashboardets beregninger
    </Link>,
    'Formlen og navnet på reglen',
  ],
  [
    'Hvad betyder denne kode eller dette ord?',
    <Link key="where" to="/glossary">
      Ordliste
    </Link>,
    'En definition med sin egen adresse',
  ],
]
