import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Questions, the pages that answer them, and what a reader can take along. */
export const ANSWERS: readonly (readonly [string, ReactNode, string])[] = [
  [
    'Hvernig hefur verslun með tegund þróast og hver tóku þátt?',
    <Link key="where" to="/gallery">
      Tegundir, síðan verslunargögn tegundarinnar
    </Link>,
    'Myndritin, hvert sem tafla, CSV, PNG og SVG, með tilvísun',
  ],
  [
    'Hvaða tegundir eru í hættu og í verslun í senn?',
    <Link key="where" to="/gallery">
      Tegundir, síaðar eftir stöðu og viðauka
    </Link>,
    'Slóð sem geymir síurnar',
  ],
  [
    'Hvernig er ein tegund í samanburði við aðra?',
    <Link key="where" to="/research/species-comparison">
      Samanburður tegunda
    </Link>,
    'Allt að fimm tegundir á einum stað',
  ],
  [
    'Hvar stefna staða, skráning og verslun hvert í sína áttina?',
    <Link key="where" to="/arctic-tracker">
      Mælaborð
    </Link>,
    'Ein tafla yfir allar tegundir',
  ],
  [
    'Hvernig var þessi tala reiknuð?',
    <Link key="where" to="/methodology/dashboard-calculations">
      Útreikningar mælaborðs
    </Link>,
    'Formúlan og heiti reglunnar',
  ],
  [
    'Hvað merkir þessi kóði eða þetta orð?',
    <Link key="where" to="/glossary">
      Hugtakasafn
    </Link>,
    'Skilgreining með eigin slóð',
  ],
]
