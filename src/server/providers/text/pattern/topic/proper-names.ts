/**
 * Names that creators write about, as they are spelled. They keep their capitals inside a line, and get them when the
 * topic was typed in small letters. Only words that are nothing but names: no "turkey", "polish", "apple" or "may".
 */
const NAMES = `
YouTube TikTok Instagram Facebook Snapchat Twitter LinkedIn Pinterest Reddit Discord WhatsApp Telegram Spotify
Netflix Disney Hulu HBO Google Amazon Microsoft OpenAI ChatGPT Claude Gemini Copilot Midjourney Figma Canva
Photoshop Lightroom Procreate Airbnb Uber Etsy Shopify WordPress eBay Tesla SpaceX Ferrari Porsche Toyota Honda BMW
Audi Volkswagen Mercedes Samsung Sony Nintendo PlayStation Xbox GoPro iPhone iPad MacBook iMac AirPods Android
Windows Linux Ubuntu GitHub JavaScript TypeScript PostgreSQL MySQL Kubernetes Docker Svelte Naruto Hogwarts Everest Titanic Alps Netherlands Trello Asana Minecraft Fortnite Roblox
Valorant Pokemon Pokémon Zelda Skyrim Overwatch Starfield Palworld Beyoncé Rihanna Eminem MrBeast Picasso
Shakespeare Mozart Beethoven Napoleon Cleopatra McDonald's LEGO Disneyland Coachella Bitcoin Ethereum Dogecoin
PowerPoint Kindle Crossfit CrossFit Peloton Ozempic Botox Europe Africa Asia America Australia Antarctica
England Scotland Ireland Britain France Germany Spain Portugal Italy Greece Switzerland Austria Belgium Netherlands
Holland Denmark Norway Sweden Finland Iceland Poland Ukraine Russia Croatia Hungary Romania Bulgaria Serbia Albania
Estonia Latvia Lithuania Egypt Morocco Tunisia Kenya Tanzania Nigeria Ghana Ethiopia Madagascar Israel Palestine
Iran Iraq Syria Lebanon Dubai Qatar India Pakistan Nepal Bangladesh Japan Korea Thailand Vietnam Cambodia Laos
Malaysia Singapore Indonesia Philippines Taiwan Mexico Canada Brazil Argentina Peru Colombia Bolivia Ecuador
Venezuela Cuba Jamaica Guatemala Honduras Bali Hawaii Alaska California Texas Florida London Paris Berlin Munich
Hamburg Vienna Zurich Rome Milan Venice Naples Madrid Barcelona Seville Lisbon Porto Amsterdam Brussels Copenhagen
Stockholm Oslo Helsinki Prague Budapest Warsaw Krakow Athens Istanbul Cairo Marrakech Bangkok Hanoi Mumbai Delhi
Sydney Melbourne Auckland Toronto Vancouver Montreal Chicago Boston Seattle Miami Austin Denver Nashville Manhattan
Brooklyn Dublin Edinburgh Manchester Liverpool English Spanish French German Italian Portuguese Japanese Korean
Chinese Mandarin Arabic Hebrew Hindi Russian Turkish Dutch Swedish Norwegian Danish Finnish Greek Latin American
British European African Asian Mexican Brazilian Indian Thai Vietnamese Mediterranean Australian Canadian Irish
Scottish Christian Muslim Jewish Buddhist Catholic Monday Tuesday Wednesday Thursday Friday Saturday Sunday January
February April June July September October November Mars Jupiter Saturn Neptune NASA Vinted Depop Zara Sephora
Olympics Wimbledon Nike Adidas Batman Superman Barbie Shrek Costco IKEA Starbucks Walmart Aldi Tokyo Kyoto Osaka
Seoul Beijing Shanghai December Christmas Halloween Thanksgiving Easter Ramadan Hanukkah Diwali
`

/** The same for names of several words. */
const LONG_NAMES = `
Premiere Pro | Final Cut Pro | DaVinci Resolve | Blender 3D | Notion AI | Elden Ring
Stardew Valley | Animal Crossing | Genshin Impact | League of Legends | Call of Duty | Grand Theft Auto
Hollow Knight | Baldur's Gate | Red Dead Redemption | Mario Kart | Super Mario | Sims | Witcher
World of Warcraft | Dungeons & Dragons | Star Wars | Star Trek | Harry Potter | Lord of the Rings | Game of Thrones
Stranger Things | Squid Game | Taylor Swift | Kanye West | Billie Eilish | Ariana Grande
Lana Del Rey | Bad Bunny | Ed Sheeran | Harry Styles | Justin Bieber | Michael Jackson | Freddie Mercury
Beatles | Pink Floyd | Elon Musk | Steve Jobs | Bill Gates | Jeff Bezos | Mark Zuckerberg | Warren Buffett
Albert Einstein | Isaac Newton | Marie Curie | Lionel Messi | Cristiano Ronaldo | LeBron James | Michael Jordan
Serena Williams | Lewis Hamilton | Max Verstappen | Leonardo da Vinci | Vincent van Gogh | Frida Kahlo
Julius Caesar | Trader Joe's | Disney World | Burning Man | Hong Kong | New York | New York City | Los Angeles
San Francisco | San Diego | Las Vegas | New Zealand | South Korea | South Africa | Sri Lanka | Costa Rica
Puerto Rico | Saudi Arabia | Czech Republic | United States | United Kingdom | Mexico City | Rio de Janeiro
São Paulo | Buenos Aires | Mount Everest | Grand Canyon | Machu Picchu | Mount Fuji | Route 66 | Black Friday
Formula 1 | Premier League | Champions League | World Cup | Super Bowl | World War | World War II | Cold War
Roman Empire | Industrial Revolution | French Revolution | Valentine's Day
Mother's Day | Father's Day
`

/** Names that take an article: "the Netherlands". */
const NAMES_WITH_THE =
  'United States|United Kingdom|Netherlands|Philippines|Grand Canyon|World Cup|Super Bowl|Cold War|Roman Empire|Industrial Revolution|French Revolution|Premier League|Champions League|Olympics|Czech Republic|USA|UK|FBI|CIA|NBA|NFL|UFC|IRS'

/** Names that are common words too: they keep a capital that somebody typed, and never get one. */
const NAMES_AND_WORDS =
  'Notion Excel Python Slack Zoom Tinder Bumble Hinge Marvel Chile Wales Java React Vue Angular Rust Swift Obsidian Loom'

/** Capitals that are read letter by letter or stand as they are. None of them is a word in small letters. */
const ACRONYMS = `
AI ADHD API ASMR BBQ BMI CBT CEO CPR CPU CSS CV DIY DJ DNA DSLR EV FAQ FBI CIA FOMO GPU GPT GTA GPS HIIT HIV HR HTML IBS
IQ IRS IVF JPEG LGBTQ MBA MIT MLB MRI NASA NBA NFL NFT NHL NYC NHS OCD PC PCOS PDF PhD PMS PR PTSD RPG RV SEO SQL SUV TV
UFC UFO UGC UI UK URL USA USB UX VIP VPN VR WWE WWII XXL ETF BTS UV SPF
`

/** The longest name of several words in the list. */
export const LONGEST_NAME = 4

const spellings = new Map(
  [...NAMES.trim().split(/\s+/u), ...LONG_NAMES.trim().split(/\s*[|\n]\s*/u)].map((name) => [name.toLowerCase(), name]),
)
const articleNames = new Set(NAMES_WITH_THE.toLowerCase().split('|'))
const typedOnly = new Set(NAMES_AND_WORDS.split(' '))
const acronyms = new Map(
  ACRONYMS.trim()
    .split(/\s+/u)
    .map((word) => [word.toLowerCase(), word]),
)

/** How a name of one or more words is spelled, or null for words that are no known name. */
export function nameSpelling(words: readonly string[]): string | null {
  return spellings.get(words.join(' ').toLowerCase().replace(/’/gu, "'")) ?? null
}

/** Whether a name is said with its article, as in "the World Cup". */
export function takesArticle(name: string): boolean {
  return articleNames.has(name.toLowerCase())
}

/** Whether a word with its capital as typed is a name, although the same letters are a common word. */
export function isTypedName(word: string): boolean {
  return typedOnly.has(word)
}

/** How an acronym is spelled, or null for a word that is none. */
export function acronymSpelling(word: string): string | null {
  return acronyms.get(word.toLowerCase()) ?? null
}
