/**
 * Words that tell languages apart. `sure` words mean one of them only, `shared` ones are common in several (or are
 * English words too), `strong` is an ending or
 * spelling of one of them only, `shape` one that is usual there and rare elsewhere. Topics are short, so besides the
 * small words the lists hold what creators write about.
 */
export const LANGUAGE_WORDS = {
  en: {
    sure: set(
      'im ive dont cant all any some out up off now here there who which while during again just even really need want know think going tired the of and to for with my your how what why when where is are was were be been i you we they it this that these those not do does did can should would will have has from by at or but if about into over after before without vs best top tips ideas things ways make get stop start every never always people video recipe recipes day days week food home work life love travel guide review tutorial morning routine meal budget beginner beginners free easy healthy quick new old first good bad more most money story facts challenge workout',
    ),
    shared: set('in on an a me no so do die war man was fast hat rat art gift also plan fit fan'),
    strong: /\b(?:\w{3,}ing|\w{3,}ness)\b/u,
    shape: /\b(?:\w+ing|\w+ness|\w+'s)\b/u,
  },
  de: {
    sure: set(
      'der das und ist nicht ein eine einen einem einer eines für ohne auf zu zum zur dem warum wieso weshalb wann wer welche welcher welches ich du wir ihr sie mein meine meinen dein deine deinen kein keine keinen auch nur noch mehr bei nach über unter aus vom beim oder aber wenn dass weil sind habe haben wird werden kann können muss müssen soll sollte macht machen geht gibt tipps rezept rezepte anfänger zuhause selber selbst brot backen kochen garten geld sparen reisen abnehmen lernen schnell einfach gesund frühstück abendessen leben arbeit kinder wohnung urlaub hund katze gemüse morgenroutine woche jahre besser richtig fehler gegen fürs ideen hefe pflanzen kaffee trinken laufen schlafen wohnen heimwerken basteln fotografieren hausmittel gewohnheiten deutsch deutschland',
    ),
    shared: set('die in an was fast man war so am um es also gift fit plan tag bin mit hat des den im wie von haus'),
    strong: /\b\p{L}{3,}(?:schaft|keit|heit|ierung|arbeit)\b/u,
    shape: /ß|[äöü]|\b\w{3,}(?:ung|heit|keit|lich|schaft|chen)\b/u,
  },
  es: {
    sure: set(
      'y unos unas para por qué cómo cuándo dónde quién cuál tu tus es está están ser estar hacer más muy pero porque cuando yo nosotros ellos este esta estos estas eso esto tiene tengo puede puedo quiero cocina cocinar receta recetas fácil fáciles hogar dinero ahorrar viajar viaje aprender consejos errores mejor mejores peor vida trabajo perro gato niños desayuno salud ejercicio ejercicios ejercitarse rutina mañana semana días año años plantas jardín principiantes inglés español españa comida vegana saludable jugar leer escribir dormir empezar dejar adelgazar perder bajar barato barata según entre hasta desde también nunca siempre nadie mujer hombre',
    ),
    shared: set(
      'de la en un a no me se que lo le como o si e te donde solo pan san el los las del soy hay cena son sin con al mi once sobre gratis sus su una peso mis cada casa',
    ),
    strong: /\p{L}{2,}(?:ción|ciones|miento|ismo|dad)(?!\p{L})/u,
    shape: /[ñ¿¡]/u,
  },
  fr: {
    sure: set(
      'le les des du et une est sont avec pour dans sur au aux ce cette ces mon ma mes ta tes sa ses notre votre vos nos leur je tu il elle nous vous ils elles ne pas pourquoi quand où qui quoi quel quelle quels quelles faire être avoir très mais ou donc chez entre recette recettes facile faciles maison cuisine cuisiner gâteau voyager argent économiser apprendre conseils astuces erreurs meilleur meilleure meilleurs vie travail chien enfants santé matin semaine jours ans débutant débutants jardin plantes perdre poids dormir lire écrire commencer arrêter petite déjeuner soir français anglais seul seule chaque jamais toujours personne aussi',
    ),
    shared: set(
      'de la en un a me se que on y si e te fait l d son ton plus pain chat sport sans car comment voyage bureau par petit',
    ),
    strong: /(?:^|\s)(?:l|d|qu)['’]\p{L}{3}/u,
    shape: /[çœêèàùîïôëâû]|\b(?:l|d|j|qu|n|s|c)['’]\p{L}/u,
  },
  pt: {
    sure: set(
      'nos ao aos à às um uns umas para pra por que não é são está estou meu minha meus minhas seu sua seus suas eu você vocês nós ele ela eles quando onde quem qual mais muito mas porque fazer tenho posso quero também só já receita receitas fácil fáceis rápido caseiro caseira pão cozinha cozinhar dinheiro economizar viajar viagem aprender dicas erros melhor melhores vida trabalho cachorro gato crianças saúde treino rotina manhã semana dias ano anos plantas iniciantes inglês português brasil emagrecer perder peso dormir bem comida ler escrever começar parar barato sobre entre até desde nunca sempre ninguém cada mulher homem',
    ),
    shared: set(
      'de o a e em me se lo la do no as os com dos das sem tem ser da na nas uma dia bolo como pode ter casa',
    ),
    strong: /\p{L}{2,}(?:ção|ções|dade|inho|inha)(?!\p{L})/u,
    shape: /[ãõ]/u,
  },
  it: {
    sure: set(
      'il lo gli i della dello degli delle dei alla allo agli alle nel nella nei nelle dalla senza è sono ho hai abbiamo mio mia miei mie tuo tua tuoi tue suo sua perché quando quale più molto anche essere avere può posso voglio ricetta ricette facile facili veloce veloci fatta fatto cucina cucinare pane torta viaggio viaggiare soldi risparmiare imparare consigli errori migliore migliori lavoro gatto bambini salute allenamento mattina settimana giorni anno anni piante giardino principianti inglese italiano italia dimagrire perdere peso dormire leggere scrivere iniziare smettere colazione cena sulla sul sui ogni sempre nessuno lievito',
    ),
    shared: set(
      'di la un una a e in o se da su le mi ti si no me che cane con del sale tra al come fare dove chi sue non per dal mai ma casa fra vita',
    ),
    strong: /\p{L}{3,}(?:zione|zioni|mente|ità)(?!\p{L})/u,
    shape: /[àèéìòù](?:\s|$)/u,
  },
} as const

/** Small words of languages that are quoted, not written: Dutch, Swedish, Danish, Norwegian, Polish, Turkish, Indonesian. */
export const OTHER_WORDS = set(
  'het een voor zonder niet mijn jouw naar waarom att för inte utan på som ikke uden hvordan jeg jak nie dla bez moje ile gdzie dlaczego nasıl için ve bir neden evde kahve cara untuk yang dengan tanpa kenapa saya kamu rumah makanan bagaimana ngon cách làm không gwneud miten ilman minun että hogyan nem egy és proč pentru fără și och brood bakken maken leren koken gist',
)

/** Latin letters that none of the written languages has. */
export const LETTERS_OF_OTHERS = /[łśźżćńąęřěůťďňžščđğışőűåøþðăâțșơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/u

function set(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
