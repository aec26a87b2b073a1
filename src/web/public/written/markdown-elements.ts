import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'

/** The elements that a component was given in a text, without the line breaks between them. */
export function elementsIn<Props>(children: ReactNode): ReactElement<Props>[] {
  return Children.toArray(children).filter((child) => isValidElement<Props>(child))
}

/** The elements that a component was given in a text, each with more properties by its place. */
export function withProps<Props>(children: ReactNode, propsAt: (place: number) => Partial<Props>): ReactNode {
  return elementsIn<Props>(children).map((element, place) => cloneElement(element, propsAt(place)))
}

/** `{version}` and other placeholders of an attribute in a text, filled in. */
export function filledIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name) => `${values[name] ?? placeholder}`)
}
