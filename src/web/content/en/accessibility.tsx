import { ContactAddress } from '#web/public/about/portal-identity.tsx'
import {
  CheckedWidths,
  LanguageCount,
  NarrowestWidth,
  StatementDay,
} from '#web/public/accessibility/checked-facts.tsx'
import { Part } from '#web/public/written/part.tsx'

export function Accessibility() {
  return (
    <>
      <p>
        Everyone should be able to use this site: by keyboard alone, with a screen reader, with enlarged text,
        on a small screen, in the dark, or without telling colours apart. This statement describes how far
        that is achieved and where the site still falls short.
      </p>
      <Part id="conformance" title="How far it conforms">
        <p>
          The portal is made after the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. It is{' '}
          <strong>partially conformant</strong>: the automatic tests below find nothing against these
          guidelines, but nobody outside the project has examined it, and the limits below are known.
        </p>
      </Part>
      <Part id="measures" title="What is done for it">
        <ul>
          <li>
            <strong>Charts have tables.</strong> Every chart can be shown as a table with the same figures and
            downloaded as a file.
          </li>
          <li>
            <strong>Colour is never the only cue.</strong> Red List categories and appendices carry their code
            or word, lines their marker and name, trends their arrow and word.
          </li>
          <li>
            <strong>Everything can be reached by keyboard</strong>, what has the focus is outlined, and the
            first stop of each page leads to its content.
          </li>
          <li>
            <strong>Pages fit small screens and large text.</strong> Nothing scrolls sideways from{' '}
            <NarrowestWidth /> pixels on, tables apart, and text may be enlarged to twice its size.
          </li>
          <li>
            <strong>Light, dark, still.</strong> The theme follows the system or your choice, and animations
            are off where your system asks for reduced motion.
          </li>
          <li>
            <strong>Languages are named.</strong> What is shown in another language than the page, a name or a
            quotation, says so to screen readers.
          </li>
        </ul>
      </Part>
      <Part id="tests" title="How it is tested">
        <p>
          With every change a browser opens every page of the portal and of the back office at{' '}
          <CheckedWidths /> pixels and applies the rules of axe-core for WCAG 2.0 to 2.2, levels A and AA. Ten
          of the pages are opened in each of the <LanguageCount /> languages and in both themes; a longer run
          opens all of them so. A finding stops the change. Further tests walk through the screens with keys
          alone.
        </p>
        <p>
          The statement rests on this self-assessment. It was not tested with people who depend on assistive
          technology, nor with a screen reader by hand.
        </p>
      </Part>
      <Part id="limits" title="Known limits">
        <ul>
          <li>
            Titles of datasets and works, terms of use, citations and publishers' remarks are in their
            publishers' language.
          </li>
          <li>
            Translated texts of species, listing notes and glossary terms have mostly not been read against
            the English by a second person. Each that has not says so.
          </li>
          <li>The drawing of a chart is one picture to a screen reader. Its table has the same content.</li>
          <li>Files of a chart as a picture (PNG, SVG) carry no table; the CSV file does.</li>
          <li>
            The reference of the <a href="/api">public interface</a> describes its addresses in English.
          </li>
          <li>In the back office the Data Assistant understands questions in English only.</li>
        </ul>
      </Part>
      <Part id="needed" title="What is needed">
        <p>
          A current browser. Without JavaScript, pages show their text, figures and tables; charts, filters
          and searching need it.
        </p>
      </Part>
      <Part id="contact" title="Tell us">
        <p>If you meet a barrier, please tell us, with the address of the page and what happened.</p>
        <ContactAddress none="No contact address is set for this installation." />
      </Part>
      <Part id="statement" title="This statement">
        <p>
          Last reviewed on <StatementDay />.
        </p>
      </Part>
    </>
  )
}
