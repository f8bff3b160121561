import { type CaptionPlatform } from '../../shared/features/captions/captions.constants.ts'
import { type SavedDemoResult } from './saved-demo-result.ts'
import { type DemoMoment } from './demo-moment.ts'

/** A saved caption of the demo account. */
export interface DemoCaption {
  when: DemoMoment
  /** The text of the request. */
  content: string
  platform: CaptionPlatform
  kept: SavedDemoResult
  text: string
  hashtags: readonly string[]
}

export const DEMO_CAPTIONS: readonly DemoCaption[] = [
  {
    when: { daysAgo: 20, at: '09:30' },
    content: 'Reel: five dinners from one $35 shop. The shopping list belongs in the caption.',
    platform: 'Instagram',
    kept: { key: 'caption-receipt', title: 'The $35 shopping list', folder: '$5 dinners', tags: ['series'] },
    text: `Five dinners. One pan. $35.

Sunday's list, for one person:
• 6 chicken thighs, $9
• 2 lb potatoes, $3
• Cabbage, limes, tortillas, $7
• Rice, eggs, frozen peas, $8
• Tomatoes, beans, bread, cheese, $8

Monday to Friday is in the reel. Which night would you cook first?`,
    hashtags: ['#BudgetMeals', '#DinnerForOne', '#MealPlan', '#OnePanDinner', '#CookingOnABudget'],
  },
  {
    when: { daysAgo: 18, at: '18:40' },
    content: 'Egg fried rice from cold rice, nine minutes, one pan',
    platform: 'TikTok',
    kept: { key: 'caption-fried-rice', title: 'Egg fried rice in nine minutes', folder: '$5 dinners' },
    text: "Cold rice, two eggs, nine minutes. That's the whole plan. Hot pan, rice first, push it aside, eggs in, peas last. Soy sauce goes around the edge, not on top. Cost of this bowl: $1.90.",
    hashtags: ['#EggFriedRice', '#CheapEats', '#WeeknightDinner', '#CookingForOne'],
  },
  {
    when: { daysAgo: 13, at: '12:05' },
    content: 'Chickpea wrap for the desk: five minutes, no microwave, about two dollars',
    platform: 'Instagram',
    kept: { key: 'caption-wrap', title: 'No microwave, no knife, no queue', folder: 'Desk lunches', isFavorite: true },
    text: `No microwave. No knife. No queue.

A jar of chickpeas, mayo, lemon, two pickles, one tortilla. Mash half of the chickpeas, keep the rest whole, roll it tight. About $2, and it survives four hours in a backpack.

Tag the colleague with the $16 salad.`,
    hashtags: ['#DeskLunch', '#LunchIdeas', '#ChickpeaWrap', '#OfficeLunch', '#FiveMinuteMeals'],
  },
  {
    when: { daysAgo: 8, at: '18:00' },
    content: 'Video: fluffy rice in one pot, and the three mistakes that make it mushy',
    platform: 'YouTube',
    kept: { key: 'caption-rice', title: 'Fluffy rice: video description', folder: 'Kitchen basics' },
    text: `Fluffy rice in one pot, without a rice cooker, in about twenty minutes.

Three mistakes turn rice into porridge: skipping the rinse, lifting the lid, and serving it too early. You will see all three, and the bowl that comes out when you leave the pot alone.

You need one cup of rice, one and a half cups of water, a pinch of salt, and eight minutes of patience.

Which rice is in your cupboard? Tell me below, and I will cook it next.`,
    hashtags: ['#FluffyRice', '#CookingBasics', '#RiceRecipe'],
  },
  {
    when: { daysAgo: 6, at: '08:50' },
    content: 'Keep fresh herbs for two weeks: a glass of water, a bag over the top, fridge door',
    platform: 'TikTok',
    kept: { key: 'caption-herbs', title: 'Herbs that live two weeks', folder: 'Kitchen basics' },
    text: 'Your parsley dies in three days because it lives in a bag. Trim the ends, stand it in a glass of water, bag over the top, into the fridge door. Mine is on day 14. Basil is the exception: it hates the cold, so leave it on the counter.',
    hashtags: ['#KitchenTips', '#FreshHerbs', '#FoodWaste', '#CookingHacks'],
  },
  {
    when: { daysAgo: 3, at: '17:15' },
    content: 'Carousel: broth from the bones of a rotisserie chicken, and how to freeze it flat',
    platform: 'Instagram',
    kept: { key: 'caption-broth', title: 'Broth from the bones', folder: '$5 dinners', tags: ['carousel'] },
    text: `Please don't throw the bones away.

One carcass, one onion, one carrot, cold water, an hour on low. You get six cups of broth for about 40 cents, and a kitchen that smells like somebody loves you.

Freeze it flat in bags, and it thaws in ten minutes.

Save this for your next rotisserie chicken. 🍲`,
    hashtags: ['#ChickenBroth', '#ZeroWasteKitchen', '#BudgetCooking', '#SoupSeason', '#FreezerMeals'],
  },
  {
    when: { minutesAgo: 95 },
    content: 'Ask my followers for the cheapest dinner that they would still serve to a friend',
    platform: 'TikTok',
    kept: { key: 'caption-question', title: 'Your cheapest dinner for a friend?', tags: ['comments'] },
    text: "What's the cheapest dinner you'd still serve to a friend? Mine: garlic spaghetti, a fried egg, a fistful of parsley. $1.40 a plate, and nobody has ever left any. Tell me yours, and I'll cook the top three. 👇",
    hashtags: ['#BudgetMeals', '#CheapDinner', '#CookWithMe', '#DinnerForOne'],
  },
]
