import { expect, test } from 'vitest'
import { drawingOf, ownDrawing } from './drawing.ts'

test.for([
  { scientific_name: 'Monodon monoceros', own: 'monodon-monoceros' },
  { scientific_name: 'Branta canadensis leucopareia', own: 'branta-canadensis-leucopareia' },
  { scientific_name: 'Monodon', own: undefined },
  { scientific_name: '', own: undefined },
])('$scientific_name has a drawing of its own: $own', ({ scientific_name, own }) => {
  expect(ownDrawing(scientific_name)).toBe(own)
})

test.for([
  { scientific_name: 'Ursus maritimus', drawing: 'land-mammal', drawn: 'ursus-maritimus' },
  { scientific_name: 'Ursus maritimus', drawing: null, drawn: 'ursus-maritimus' },
  { scientific_name: 'Phoca vitulina', drawing: 'seal', drawn: 'seal' },
  { scientific_name: 'Phoca vitulina', drawing: null, drawn: null },
] as const)('of $scientific_name with the drawing $drawing, $drawn is drawn', ({ drawn, ...species }) => {
  expect(drawingOf(species)).toBe(drawn)
})
