import { type NativePack } from './stock.ts'

/** For topics in French. The topic stands after a colon, so that no gender has to be known. */
export const FRENCH_PACK: NativePack = {
  stock: {
    setup: {
      open: [
        "Aujourd'hui, on parle d'une seule chose : {q}",
        'Prenons quelques minutes au calme pour ça : {q}',
        'On en parle beaucoup et on y réfléchit peu : {q}',
      ],
      more: [
        "Je fais le tour du sujet avec toi et je m'arrête là où ça devient intéressant.",
        'À chaque étape, il y a une idée à garder et quelque chose à essayer.',
        "Tu n'as besoin de rien savoir avant, juste d'un peu de curiosité et peut-être d'un crayon.",
        'Et quand je ne sais pas, je te le dis.',
        'À la fin, on remet les morceaux ensemble et tu décides de ce que tu gardes.',
      ],
    },
    sections: [
      {
        phase: 1,
        lesson: 'doubt',
        name: "l'image que tu as déjà",
        idea: [
          "Avant de chercher plus loin, regarde l'image que tu as déjà en tête : {q}",
          'Tu avais déjà un avis avant le début de cette vidéo : {q}',
        ],
        why: [
          "On n'entend jamais le neuf tout seul, on l'accroche à ce qui est déjà là.",
          'Si le crochet est de travers, même ce qui est juste pend de travers.',
          "Souvent, cette image vient d'une seule scène ou de quelqu'un qui racontait bien.",
          "Elle n'est pas fausse pour autant, elle est seulement petite.",
          'Dès que tu vois le cadre, tu peux aussi regarder à côté.',
        ],
        todo: [
          'Note les trois premiers mots qui te viennent et compare-les à la fin avec ce que tu penses alors.',
          'Explique-le à voix haute sans utiliser le mot, et remarque où tu bloques.',
        ],
        show: 'Un croquis rapide sur une feuille à moitié vide.',
      },
      {
        phase: 1,
        lesson: 'doubt',
        name: "l'excès de bons conseils",
        idea: [
          "Il existe là-dessus plus de conseils qu'une personne ne peut en suivre : {q}",
          "Trois conseils aident, trente fatiguent, et c'est vrai ici aussi : {q}",
        ],
        why: [
          'Chaque source paraît raisonnable, et ensemble elles se contredisent.',
          'Continuer à lire ressemble à un progrès, parce que rien ne peut rater pendant ce temps.',
          "Mais tu ne sais ce qui te convient qu'en essayant plus longtemps qu'un après-midi.",
          "Un chemin suivi à moitié t'apprend plus que cinq chemins connus de loin.",
          'Tu pourras changer plus tard, mais pas tous les jours.',
        ],
        todo: [
          'Choisis une seule source, ferme les autres et reste avec elle pendant deux semaines.',
          "Range tous les conseils dans un dossier et n'ouvre que le premier.",
        ],
        show: 'Faire défiler beaucoup de publications, puis retourner le téléphone.',
      },
      {
        phase: 1,
        lesson: 'people',
        name: 'la raison qui se cache derrière',
        idea: [
          "Demande-toi pourquoi ça t'intéresse justement maintenant : {q}",
          "Personne n'y arrive sans raison : {q}",
        ],
        why: [
          'Derrière, il y a souvent un souci, une décision ou une conversation qui résonne encore.',
          "C'est cette raison qui décide de la réponse dont tu as besoin.",
          "Quand on doit choisir avant vendredi, on n'a pas besoin de la même chose que par simple curiosité.",
          'Sans la raison, tu reçois une réponse exacte qui ne te sert à rien.',
          'Ça arrive tout le temps, et ensuite tout le monde est un peu vexé.',
        ],
        todo: [
          'Termine cette phrase : si je le savais, demain je ferais autre chose, à savoir.',
          "Raconte à quelqu'un, en deux phrases, pourquoi ça t'intéresse.",
        ],
        show: 'Poser la question à la caméra et attendre deux secondes.',
      },
      {
        phase: 2,
        lesson: 'small',
        name: 'le tout petit début',
        idea: [
          "Commence si petit que c'en est presque drôle : {q}",
          "Voici la plus petite porte d'entrée que je connaisse : {q}",
        ],
        why: [
          "On prend les grands départs les bons jours, et les bons jours sont plus rares qu'on ne croit.",
          'Une petite chose survit aussi à une longue soirée et à une mauvaise humeur.',
          "Un quart d'heure avec toute ton attention suffit largement pour commencer.",
          'Arrête-toi tant que tu as encore envie de connaître la suite.',
          "L'envie de revenir fera le reste, et le secret n'est pas plus grand que ça.",
        ],
        todo: [
          "Règle aujourd'hui un minuteur sur quinze minutes, commence, et arrête quand il sonne.",
          'Coupe ton plan en deux, coupe-le encore en deux et commence par ce qui reste.',
        ],
        show: 'Remonter un minuteur de cuisine et commencer sans un mot.',
      },
      {
        phase: 2,
        lesson: 'order',
        name: 'le bon ordre',
        idea: [
          "Ici, l'ordre compte plus que la vitesse : {q}",
          'Beaucoup de choses se décident avant la partie que tout le monde montre : {q}',
        ],
        why: [
          'On aime commencer par ce qui se voit, parce que ça ressemble à du travail.',
          "Mais c'est la préparation discrète qui décide de la difficulté du reste.",
          'Quand deux ou trois choses sont prêtes, le milieu se fait presque tout seul.',
          'Sans elles, on cherche, on demande autour de soi et on recommence.',
          "Ce n'est pas passionnant, et c'est bien pour ça que si peu de gens le font.",
        ],
        todo: [
          "Note les trois choses qui doivent être prêtes avant, et coche-les dans l'ordre.",
          'La prochaine fois, garde cinq minutes pour préparer seulement, et regarde la différence.',
        ],
        show: "Poser sur une table tout ce qu'il faut, une chose après l'autre, vu d'en haut.",
      },
      {
        phase: 2,
        lesson: 'notice',
        name: 'un détail de tout près',
        idea: ["Oublie l'ensemble un instant et prends un seul détail : {q}", "Approche-toi plus que d'habitude : {q}"],
        why: [
          "L'ensemble est toujours un peu flou, alors qu'un détail reste immobile.",
          'Dans une petite partie, on voit souvent combien de soin il y a dans le reste.',
          "On peut la montrer du doigt, et c'est pour ça qu'on en parle mieux.",
          'Les éloges et les critiques en général finissent par se ressembler.',
          'Une observation précise, elle, reste dans les têtes.',
        ],
        todo: [
          "Décris un détail si bien que quelqu'un pourrait le dessiner.",
          'Cherche la plus petite partie qui te manquerait si elle disparaissait.',
        ],
        show: 'Un très gros plan, puis un lent recul.',
      },
      {
        phase: 2,
        lesson: 'people',
        name: 'les gens qui vivent avec',
        idea: [
          "Quelque part, il y a des gens pour qui c'est un mardi ordinaire : {q}",
          "Cherche une personne qui s'en occupe tous les jours : {q}",
        ],
        why: [
          "Ces gens remarquent d'autres choses que nous.",
          "La partie célèbre les ennuie, et ils peuvent parler une heure d'une chose dont tu n'as jamais entendu parler.",
          'Ils savent aussi ce qui rate, et on le lit rarement dans un résumé.',
          "Écoute les mots qu'ils emploient quand ils oublient qu'on les écoute.",
          'Il y a là plus de savoir que dans la plupart des définitions.',
        ],
        todo: [
          "Demande à quelqu'un d'expérience ce que les autres comprennent toujours de travers.",
          "Trouve un récit de première main et lis-le jusqu'au bout.",
        ],
        show: "Se pencher en avant, comme pour écouter quelqu'un à table.",
      },
      {
        phase: 3,
        lesson: 'limits',
        name: 'le piège du tout à la fois',
        idea: [
          "L'erreur la plus courante ressemble à du zèle, c'est vouloir tout à la fois : {q}",
          "Méfie-toi si la première semaine a l'air héroïque : {q}",
        ],
        why: [
          'Une semaine héroïque se rembourse, et la facture arrive en général assez vite.',
          'Ensuite viennent une pause, la mauvaise conscience et une promesse encore plus grande.',
          "Ce qui ressemble à de la discipline est souvent de l'impatience mieux habillée.",
          "Les gens qui tiennent ont l'air paresseux au début, parce qu'ils s'arrêtent quand ça va encore bien.",
          'Repose-leur la question dans trois mois.',
        ],
        todo: [
          'Fixe aussi une limite haute et respecte-la, même quand tout va bien.',
          'Garde un jour par semaine où rien ne doit se passer.',
        ],
        show: "D'abord beaucoup trop vite, puis la même chose à moitié vitesse.",
      },
      {
        phase: 3,
        lesson: 'doubt',
        name: "l'excuse à moitié vraie",
        idea: [
          "Je n'ai pas le temps, disent beaucoup de gens, et ce n'est vrai qu'à moitié : {q}",
          "Prenons au sérieux l'objection qu'il n'y a pas de place dans la journée : {q}",
        ],
        why: [
          "Certaines semaines sont vraiment pleines, et le nier n'aide personne.",
          "Mais le temps manque rarement d'un seul bloc, il s'échappe entre les choses.",
          "L'heure libre n'existe pas, donc il ne sert à rien de l'attendre.",
          'Ce qui existe, ce sont quinze minutes que tu auras oubliées demain.',
          "Tu n'as pas à les donner toutes, une portion suffit.",
        ],
        todo: [
          "Repense à hier, trouve un quart d'heure vide et inscris-le pour demain.",
          'Dis non à une petite chose cette semaine et prends exactement cette place.',
        ],
        show: 'Montrer un agenda plein, puis entourer un tout petit trou.',
      },
      {
        phase: 3,
        lesson: 'limits',
        name: "l'exemple qui ne colle pas",
        idea: [
          'Quoi que tu en penses, il y a quelque part un exemple qui ne colle pas : {q}',
          "Si tu veux vérifier ce que tu sais, cherche l'exception : {q}",
        ],
        why: [
          'Les exemples qui collent sont confortables et ne nous apprennent rien.',
          "C'est seulement au cas étrange qu'on voit où une règle s'arrête.",
          'Soit la règle est fausse, soit il y en a une deuxième que tu ne connais pas encore.',
          'Pour un esprit curieux, les deux sont de bonnes nouvelles.',
          "Ce n'est gênant que si on voulait déjà avoir fini.",
        ],
        todo: [
          'Écris ta règle en une phrase et essaie de la casser pendant cinq minutes.',
          'Garde une exception et pose-la à côté de tes notes.',
        ],
        show: 'Cinq choses semblables en ligne, et une qui ne va pas avec.',
      },
      {
        phase: 4,
        lesson: 'notice',
        name: 'les deux lignes par jour',
        idea: [
          "Deux lignes à toi par jour t'apprennent plus qu'une heure de plus à regarder les autres : {q}",
          'Prends des notes, mais si courtes que tu les écris vraiment : {q}',
        ],
        why: [
          'La mémoire ment gentiment, elle garde le meilleur jour et le pire.',
          "Deux lignes suffisent : ce que j'ai fait, et ce que j'ai remarqué.",
          "Au bout de deux semaines, tu vois un motif que personne d'autre ne peut te montrer.",
          'Peut-être que ça rate toujours à la même heure, ou que ça réussit toujours après la même petite chose.',
          "C'est un conseil fait pour une seule personne, et il est gratuit.",
        ],
        todo: [
          'Ouvre une note ce soir, écris deux lignes et mets un rappel pour demain.',
          'Prends chaque fois une photo du même endroit et compare la première à la dixième.',
        ],
        show: 'Gros plan sur un carnet : deux lignes écrites à la main.',
      },
      {
        phase: 4,
        lesson: 'people',
        name: 'la conversation de ce soir',
        idea: ["Tu l'as compris quand tu peux le raconter à quelqu'un : {q}", 'Mets-le ce soir sur la table : {q}'],
        why: [
          'En racontant, tu laisses de côté ce qui compte peu et tu remarques ce qui manque.',
          "L'autre personne pose une question à laquelle tu n'avais pas pensé.",
          "À partir de là, l'idée appartient à deux personnes, et c'est pour ça qu'elle reste.",
          "Vous n'avez pas besoin d'être d'accord à la fin.",
          "C'est même plus agréable quand personne ne doit gagner.",
        ],
        todo: [
          "Raconte aujourd'hui une seule de ces idées à une personne, avec tes mots à toi.",
          "Pose une question ouverte et laisse l'autre aller au bout de sa réponse.",
        ],
        show: "Une deuxième chaise dans l'image, quelqu'un s'assoit.",
      },
    ],
    payoff: {
      open: ['Remettons les morceaux ensemble : {q}', 'Un dernier regard : {q}', 'Voilà pour le tour complet : {q}'],
      more: [
        'Un petit début, un bon ordre et un regard honnête suffisent pour la semaine qui vient.',
        'Le reste peut attendre que tu en aies vraiment besoin.',
        "Tu n'as pas à tout faire, une seule idée que tu utilises suffit.",
        "Et si dans un mois tu penses autrement, ce n'était pas du temps perdu.",
      ],
    },
  },
  tones: {
    casual: {
      greeting: [
        'Bon, installe-toi bien, on va faire ça comme il faut.',
        'Salut, prends quelque chose à boire et on y va.',
      ],
      asides: [
        "Ça a l'air évident, je sais, mais ça aide.",
        "Moi non plus, je n'y arrive pas toujours.",
        "Essaie une fois, et si ce n'est pas ton truc, tant pis.",
        "Je l'écrirais tel quel à un ami.",
        "Il n'y a vraiment pas d'autre astuce.",
        'Pas de panique si ça te paraît bizarre.',
      ],
      close: ["Je n'ai rien de plus, et il n'en faut pas plus.", 'Vas-y tranquillement.'],
    },
    professional: {
      greeting: ['Merci de prendre ce temps.', 'Avançons étape par étape.'],
      asides: [
        "Le principe est simple, la constance l'est moins.",
        'Il vaut la peine de le mettre par écrit.',
        "En pratique, c'est ici que presque tout se joue.",
        "L'effort est modeste et la clarté, considérable.",
        "Ce point est souvent sous-estimé, même avec de l'expérience.",
        'Un peu de rigueur ici évite des corrections plus tard.',
      ],
      close: ["La clarté d'abord, la vitesse ensuite.", 'Un travail soigné est rarement spectaculaire.'],
    },
    humorous: {
      greeting: [
        'Attache ta ceinture, les bonnes places étaient déjà prises.',
        'Bonjour à toi, et à la personne qui lit par-dessus ton épaule dans le métro.',
      ],
      asides: [
        'Mon agenda a déposé une réclamation.',
        'Quelque part, une affiche de motivation vient de tomber du mur.',
        "Je l'imprimerais sur une tasse, mais personne n'achète de tasses honnêtes.",
        "Je ne l'ai testé que sur moi, l'échantillon est donc un peu douteux.",
        "Moi aussi, j'espérais un raccourci.",
        "Les applaudissements à la fin, s'il te plaît, les voisins dorment.",
      ],
      close: [
        'Et si ça rate, tu auras au moins quelque chose à raconter.',
        "C'était ma sagesse de la semaine, le réservoir est vide.",
      ],
    },
    inspiring: {
      greeting: ["C'est bien que tu sois là, où que tu en sois.", 'Respire un instant et pose-toi.'],
      asides: [
        "Tu es plus près du but que tu ne le sens de l'intérieur.",
        'Laisse-toi du temps, grandir est un travail lent.',
        'Petit et sincère vaut mieux que grand et emprunté.',
        'Tu as déjà réussi des choses plus difficiles.',
        "Ça peut être imparfait, tant que c'est à toi.",
        'Ce que tu répètes en silence te porte quand il y a du bruit.',
      ],
      close: [
        "Tu n'as pas besoin d'une vie plus grande, juste du prochain pas sincère.",
        "Commence là où tu es, c'est un bon endroit.",
      ],
    },
  },
  rehooks: [
    'Reste encore un moment, car voici quelque chose qui manque souvent : {name}.',
    "L'idée suivante est celle qui m'a le plus servi : {name}.",
    'On respire une seconde et on continue avec ceci : {name}.',
    'Maintenant, ça devient un peu inconfortable : {name}.',
    "J'ai failli couper cette partie, et ç'aurait été dommage : {name}.",
    "Si tu n'écoutais qu'à moitié, reviens maintenant : {name}.",
    'Le plus simple est derrière nous, voici la partie intéressante : {name}.',
    'On parle étonnamment peu de ce qui vient : {name}.',
    'Garde ça en tête, tu en auras besoin tout de suite : {name}.',
    "Il reste une chose qu'on oublie facilement : {name}.",
    'On arrive à un point où beaucoup de gens abandonnent : {name}.',
    'Et puis il y a tout autre chose : {name}.',
  ],
  counts: [
    [
      'Idée numéro un',
      'Idée numéro deux',
      'Idée numéro trois',
      'Idée numéro quatre',
      'Idée numéro cinq',
      'Idée numéro six',
      'Idée numéro sept',
      'Idée numéro huit',
      'Idée numéro neuf',
      'Idée numéro dix',
      'Idée numéro onze',
      'Idée numéro douze',
    ],
  ],
  recaps: ['Trois choses à emporter : {names}.', 'Si tu as noté quelque chose, que ce soit ceci : {names}.'],
  calls: [
    'Écris en commentaire par quoi tu vas commencer.',
    'Garde cette vidéo pour plus tard et envoie-la à une personne à qui elle peut servir.',
    'Abonne-toi pour la suite et dis-moi de quoi elle devrait parler.',
  ],
  lastWords: ['À la prochaine.', "Merci d'avoir regardé jusqu'au bout.", "C'est tout pour aujourd'hui."],
  frameDirections: {
    hook: ['Face caméra, sans bonjour.', "Commencer au milieu d'un geste."],
    setup: ['Un pas en arrière, on voit la pièce.', 'Le sujet apparaît comme titre.'],
    rehook: ["Changer d'angle.", 'Se rapprocher.', 'Une courte pause, puis reprendre.'],
    payoff: ['Revenir au premier cadre, plus calme.', 'Afficher les idées en titre.'],
    call: ['Tenir le dernier plan deux secondes.', 'Sourire, lever la main, tenir.'],
  },
}
