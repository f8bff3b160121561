/**
 * Ends for one field of things, behind a topic of it and a colon; marked as in `frames.templates.ts`. `#` names the field.
 */
export const KINDS = `
# gardening
M* more plants drown than dry out. | W* look under the leaves first. | V* the photo in the shop, and month three.
H* light first, then water, then all the rest.
# baking
M* don't trust the dial of your oven. | H* weigh it, don't scoop it.
V* the recipe photo, next to mine. | G* trust your eyes and your nose, not the clock.
# cooking
V* the Tuesday-night version, the Sunday version. | L* what to buy, what to leave out, what you already have.
X* fewer ingredients, better ones. | Q* what do you add that the recipe doesn't?
# crafts
X* wobbly and finished beats perfect and in a drawer. | M* where every first try goes crooked.
Q* what's lying half finished in your drawer? | H* one row, one cut, one knot at a time.`
