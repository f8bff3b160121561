/** What one is or bears: no plan, and nothing that one tries. */
export const STATE =
  /^(?:being|(?:living|live) (?:with|without)|growing up|turning|(?:coping|cope|struggling|struggle) with|recover(?:ing)? from|caring for)(?!\p{L})/u
/** What a day is full of. */
export const LIFE =
  /^(?:working (?:as|at|in|on|from|nights)|raising (?!money|prices|funds|capital|awareness)|studying|commuting|freelancing|homeschooling|fostering|teaching|running an? (?!half|marathon|mile|race|\d)|owning)\b/u
/** An unwanted habit. */
export const QUIT = /^(?:stop|quit) (?:(?!bleeding|leaking|losing)\p{Ll}+ing|sugar|caffeine|coffee|soda)(?!\p{L})/u
/** Tells nothing of what a text is about. */
export const VAGUE = /(?:thing|body|one)s?$|^(?:wish|guess|times?|people|finally|told|tell|know|learned|warns?)$/u
/** Asks what to do, not how things are: "can penguins fly" and "why can't I sleep" are no decisions. */
export const DECISION =
  /^(?:should|shall|(?:can|could) I\b|is it (?:worth|ok|okay|better|cheaper|rude|safe|too late)|do (?:I|we|you) (?:really )?(?:need|have to)|which\b|(?:what|who|where|when) should)\b|\bworth\b/iu
/** Done with the hands, so that a camera can watch it. */
export const HANDS =
  /^(?:make|build|bake|cook|grow|paint|sew|knit|draw|fix|repair|clean|plant|prune|fold|unclog|install|replace|remove|repot|restore|style|cut|wash|wrap|tie|organize|hang|parallel)(?!\p{L})/u
/** Shown or lived through rather than explained. */
export const SCENE =
  /\b(?:tour|haul|vlog|tier list|mukbang|lookbook|reveal|drama|nightmare|disaster|from hell|worst|prank|day in)\b/iu
/** News that is a sentence: "our store is open", unlike "flash sale". */
export const SAYS_NEWS =
  /\b(?:is|are|we|we're|I'm|turns|opens?|drops?|launches|starts|begins|goes?|comes?|moves|hits)\b/u
/** Where people come in. */
export const BUSINESS =
  /\b(?:clinic|studio|shop|store|salon|cafe|bakery|restaurant|gym|garage|barber(?:shop)?|bookshop|spa|daycare|dentist)\b/iu
