import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Questions, the pages that answer them, and what a reader can take along. */
export const ANSWERS: readonly (readonly [string, ReactNode, string])[] = [
  [
    'Hvordan har handelen med en art utviklet seg, og hvem tok del i den?',
    <Link key="where" to="/gallery">
      Arter, deretter handelsdataene til arten
    </Link>,
    'Diagrammene, hvert som tabell, CSV, PNG og SVG, med kildehenvisning',
  ],
  [
    'Hvilke arter er truet, samtidig som det handles med dem?',
    <Link key="where" to="/gallery">
      Arter, filtrert etter status og liste
    </Link>,
    'En adresse som bevarer filtrene',
  ],
  [
    'Hvordan skiller én art seg fra en annen?',
    <Link key="where" to="/research/species-comparison">
      Sammenligning av arter
    </Link>,
    'Inntil fem arter i én visning',
  ],
  [
    'Hvor peker status, oppføring og handel i ulike retninger?',
    <Link key="where" to="/arctic-tracker">
      Dashbord
    </Link>,
    'Én tabell med alle arter',
  ],
  [
    'Hvordan ble dette tallet regnet ut?',
    <Link key="where" to="/methodology/dashboard-calculations">
      Beregninger i dashbordet
    </Link>,
    'Formelen og navnet på regelen',
  ],
  [
    'Hva betyr denne koden eller dette ordet?',
    <Link key="where" to="/glossary">
      Ordliste
    </Link>,
    'En definisjon med sin egen adresse',
  ],
]
