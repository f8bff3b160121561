/** What one is or bears: no plan, and nothing that one tries. */
export const STATE =
  /^(?:being|(?:living|live) (?:with|without)|growing up|(?:coping|cope|struggling|struggle) with|recover(?:ing)? from|caring for)(?!\p{L})/u
/** What a day is full of. */
export const LIFE =
  /^(?:working (?:as|at|in|on|from|nights)|raising (?!money|prices|funds|capital|awareness)|studying|commuting|freelancing|homeschooling|fostering|teaching|running an? (?!half|marathon|mile|race|\d)|owning)\b/u
/** An unwanted habit. */
export const QUIT = /^(?:stop|quit) (?:(?!bleeding|leaking|losing)\p{Ll}+ing|sugar|caffeine|coffee|soda)(?!\p{L})/u
/** What one laughs about later; nothing that may have hurt ("broke my leg", "burned out"). */
export const MISHAP =
  /^(?:failed|flunked|forgot|missed|overslept|spilled|ruined|burned (?!out|down|\d)|ran out of|(?:was|got) (?:lost|stuck|locked|scammed)|lost (?:a bet|my (?:keys|phone|wallet|passport|luggage)))\b/u
/** A choice that others wonder about. */
export const LEAP =
  /^(?:quit|moved|gave up|sold (?!out)|deleted|switched|tried (?!to\b)|spent|adopted|bought|let|traded|swapped|turned down|banned|said (?:yes|no))\b/u
/** Words that do not show what a text is about. */
export const VAGUE = /(?:thing|body|one)s?$|^(?:wish|guess|times?|people|finally|told|tell|know|learned|warns?)$/u
/** Asks what to do, not how things are: "can penguins fly" and "why can't I sleep" are no decisions. */
export const DECISION =
  /^(?:should|shall|(?:can|could) I\b|is it (?:worth|okay|ok|better|cheaper|rude|wrong|smart|safe|time|too late)|do (?:I|we|you) (?:really )?(?:need|have to)|which\b.*\b(?:better|best|or|should)|(?:what|who|where|when|how much) should|what(?:'s| is| are) the (?:best|cheapest|right))\b|\bworth\b|: a good idea$/iu
