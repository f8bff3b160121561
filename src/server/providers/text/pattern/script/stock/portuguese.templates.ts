import { type NativePack } from './stock.ts'

/** For topics in Portuguese. The topic stands after a colon, so that no gender has to be known. */
export const PORTUGUESE_PACK: NativePack = {
  stock: {
    setup: {
      open: [
        'Hoje o assunto é um só: {q}',
        'Vamos dedicar alguns minutos a isto, com calma: {q}',
        'Fala-se muito disso e pensa-se pouco: {q}',
      ],
      more: [
        'Vou dar uma volta completa no assunto e parar onde fica interessante.',
        'Em cada parada tem uma ideia para levar e alguma coisa para experimentar.',
        'Você não precisa saber nada antes, só precisa de um pouco de curiosidade e talvez de um lápis.',
        'E quando eu não souber alguma coisa, vou dizer.',
        'No fim a gente junta as peças e você decide o que fica.',
      ],
    },
    sections: [
      {
        phase: 1,
        lesson: 'doubt',
        name: 'a imagem que você já tem',
        idea: [
          'Antes de procurar mais, olhe para a imagem que você já tem na cabeça: {q}',
          'Você já tinha uma opinião antes de este vídeo começar: {q}',
        ],
        why: [
          'O novo nunca chega sozinho, a gente o pendura no que já estava lá.',
          'Se o gancho está torto, até o que é certo fica pendurado de lado.',
          'Muitas vezes essa imagem vem de uma única cena ou de alguém que contava muito bem.',
          'Isso não a torna falsa, só a torna pequena.',
          'Assim que você vê a moldura, consegue olhar também para fora dela.',
        ],
        todo: [
          'Anote as três primeiras palavras que vierem e compare no fim com o que você pensa então.',
          'Explique em voz alta sem usar a palavra e perceba onde você trava.',
        ],
        show: 'Um desenho rápido no papel, com metade em branco.',
      },
      {
        phase: 1,
        lesson: 'doubt',
        name: 'o excesso de conselhos',
        idea: [
          'Existem mais conselhos sobre isso do que uma pessoa consegue seguir: {q}',
          'Três conselhos ajudam e trinta cansam, também neste caso: {q}',
        ],
        why: [
          'Cada fonte parece sensata sozinha, e juntas elas se contradizem.',
          'Continuar lendo parece um avanço, porque enquanto se lê nada pode dar errado.',
          'Mas você só descobre o que serve para você quando tenta por mais de uma tarde.',
          'Um caminho seguido pela metade ensina mais do que cinco que você só conhece de longe.',
          'Dá para mudar depois, só não dá para mudar todo dia.',
        ],
        todo: [
          'Escolha uma única fonte, feche as outras e fique com ela por duas semanas.',
          'Guarde todas as dicas em uma pasta e abra só a primeira.',
        ],
        show: 'Passar por muitas publicações salvas e virar o celular para baixo.',
      },
      {
        phase: 1,
        lesson: 'people',
        name: 'o motivo por trás',
        idea: ['Pergunte-se por que isso interessa justamente agora: {q}', 'Ninguém chega a isso sem motivo: {q}'],
        why: [
          'Por trás costuma haver uma preocupação, uma decisão ou uma conversa que ainda ecoa.',
          'É desse motivo que depende a resposta que ajuda de verdade.',
          'Quem precisa decidir até sexta precisa de outra coisa que quem só tem curiosidade.',
          'Sem o motivo, você recebe uma resposta certa que não serve para nada.',
          'Isso acontece o tempo todo, e depois todo mundo fica um pouco chateado.',
        ],
        todo: [
          'Complete esta frase: se eu soubesse, amanhã faria outra coisa, e essa coisa é.',
          'Conte a alguém, em duas frases, por que isso interessa a você.',
        ],
        show: 'Perguntar para a câmera e esperar dois segundos.',
      },
      {
        phase: 2,
        lesson: 'small',
        name: 'o começo pequeno',
        idea: [
          'Comece por algo tão pequeno que quase dá vontade de rir: {q}',
          'Esta é a menor porta de entrada que eu conheço: {q}',
        ],
        why: [
          'Os grandes começos são feitos em dias bons, e dias bons são mais raros do que a gente pensa.',
          'Uma coisa pequena sobrevive também a uma noite longa e ao mau humor.',
          'Quinze minutos com atenção total bastam para começar.',
          'Pare enquanto ainda tiver curiosidade.',
          'Assim a vontade de voltar aparece sozinha, e o segredo não passa disso.',
        ],
        todo: [
          'Ponha hoje um alarme de quinze minutos, comece e pare quando ele tocar.',
          'Corte o seu plano ao meio, corte outra vez e comece pelo que sobrar.',
        ],
        show: 'Girar um timer de cozinha e começar sem dizer nada.',
      },
      {
        phase: 2,
        lesson: 'order',
        name: 'a ordem certa',
        idea: [
          'Aqui a ordem importa mais do que a velocidade: {q}',
          'Muita coisa se decide antes da parte que todo mundo mostra: {q}',
        ],
        why: [
          'A gente gosta de começar pelo que aparece, porque parece trabalho.',
          'Mas é a preparação silenciosa que decide o quanto o resto vai ser difícil.',
          'Com duas ou três coisas prontas, o meio do caminho anda quase sozinho.',
          'Sem elas, você procura, pergunta e começa tudo de novo.',
          'Não é emocionante, e é por isso mesmo que tão pouca gente faz.',
        ],
        todo: [
          'Anote as três coisas que precisam estar prontas antes e marque uma por uma, em ordem.',
          'Da próxima vez, separe cinco minutos só para preparar e veja a diferença.',
        ],
        show: 'Colocar na mesa tudo o que é preciso, uma coisa depois da outra, visto de cima.',
      },
      {
        phase: 2,
        lesson: 'notice',
        name: 'um detalhe de perto',
        idea: [
          'Esqueça o conjunto por um momento e fique com um único detalhe: {q}',
          'Chegue mais perto do que você costuma chegar: {q}',
        ],
        why: [
          'O conjunto é sempre um pouco borrado, e um detalhe fica parado.',
          'Em uma parte pequena dá para ver quanto cuidado existe no resto.',
          'Além disso, dá para apontar, e por isso é mais fácil falar dele.',
          'Elogio geral e crítica geral acabam soando iguais.',
          'Uma observação exata, por outro lado, fica na cabeça das pessoas.',
        ],
        todo: [
          'Descreva um detalhe tão bem que outra pessoa consiga desenhar.',
          'Procure a menor parte que faria falta se sumisse.',
        ],
        show: 'Um plano muito fechado e depois um recuo lento.',
      },
      {
        phase: 2,
        lesson: 'people',
        name: 'quem vive isso todo dia',
        idea: [
          'Em algum lugar há pessoas para quem isso é uma terça-feira qualquer: {q}',
          'Procure alguém que lide com isso todos os dias: {q}',
        ],
        why: [
          'Essas pessoas reparam em coisas que os outros não veem.',
          'A parte famosa elas acham chata, e conseguem falar uma hora sobre algo de que você nunca ouviu falar.',
          'Elas também sabem o que dá errado, e isso quase nunca aparece em um resumo.',
          'Escute as palavras que elas usam quando esquecem que alguém está ouvindo.',
          'Ali há mais conhecimento do que na maioria das definições.',
        ],
        todo: [
          'Pergunte a alguém com experiência o que quem está de fora sempre entende errado.',
          'Procure um relato de primeira mão e leia até o fim.',
        ],
        show: 'Inclinar-se para a frente, como quem escuta alguém à mesa.',
      },
      {
        phase: 3,
        lesson: 'limits',
        name: 'o tudo de uma vez',
        idea: [
          'O erro mais comum parece esforço, e é querer tudo de uma vez: {q}',
          'Desconfie se a primeira semana parecer heroica: {q}',
        ],
        why: [
          'Uma semana heroica precisa ser paga, e a conta costuma chegar rápido.',
          'Depois vêm uma pausa, a consciência pesada e uma promessa ainda maior.',
          'O que parece disciplina muitas vezes é impaciência com roupa melhor.',
          'Quem dura parece preguiçoso no começo, porque para enquanto ainda está indo bem.',
          'Pergunte de novo a essas pessoas daqui a três meses.',
        ],
        todo: [
          'Defina também um limite máximo e respeite, mesmo quando tudo estiver indo bem.',
          'Deixe um dia da semana em que nada precisa acontecer.',
        ],
        show: 'Primeiro rápido demais, depois a mesma coisa na metade da velocidade.',
      },
      {
        phase: 3,
        lesson: 'doubt',
        name: 'a desculpa pela metade',
        idea: [
          'Não tenho tempo para isso, diz muita gente, e é verdade só pela metade: {q}',
          'Vamos levar a sério a objeção de que não cabe no dia: {q}',
        ],
        why: [
          'Há semanas realmente cheias, e negar isso não ajuda ninguém.',
          'Mas o tempo quase nunca falta em bloco, ele escapa entre uma coisa e outra.',
          'A hora livre não existe, então também não vale a pena esperar por ela.',
          'O que existe são quinze minutos de que amanhã você já não vai se lembrar.',
          'Não é preciso dar todos, uma parte basta.',
        ],
        todo: [
          'Repasse o dia de ontem, ache quinze minutos vazios e marque para amanhã.',
          'Diga não a uma coisa pequena nesta semana e use exatamente esse espaço.',
        ],
        show: 'Apontar para uma agenda cheia e circular um espaço minúsculo.',
      },
      {
        phase: 3,
        lesson: 'limits',
        name: 'o exemplo que não encaixa',
        idea: [
          'Pense o que pensar, em algum lugar há um exemplo que não encaixa: {q}',
          'Se quiser testar o que sabe, procure a exceção: {q}',
        ],
        why: [
          'Exemplos que encaixam são confortáveis e não ensinam nada de novo.',
          'Só no caso estranho se vê onde uma regra termina.',
          'Ou a regra está errada, ou existe uma segunda que você ainda não conhece.',
          'Para quem tem curiosidade, as duas coisas são boas notícias.',
          'Só incomoda quem já queria ter terminado.',
        ],
        todo: [
          'Escreva a sua regra em uma frase e tente quebrá-la durante cinco minutos.',
          'Guarde uma exceção e deixe ao lado das suas anotações.',
        ],
        show: 'Cinco coisas parecidas em fila e uma que claramente não é do grupo.',
      },
      {
        phase: 4,
        lesson: 'notice',
        name: 'as duas linhas por dia',
        idea: [
          'Duas linhas suas por dia ensinam mais do que outra hora olhando os outros: {q}',
          'Tome notas, mas tão curtas que você escreva mesmo: {q}',
        ],
        why: [
          'A memória mente com gentileza, guarda o melhor dia e o pior.',
          'Bastam duas linhas: o que eu fiz e o que eu percebi.',
          'Depois de duas semanas você vê um padrão que ninguém mais pode mostrar.',
          'Talvez dê errado sempre na mesma hora, talvez dê certo sempre depois da mesma coisinha.',
          'É um conselho feito para uma só pessoa, e não custa nada.',
        ],
        todo: [
          'Abra uma nota hoje à noite, escreva duas linhas e ponha um lembrete para amanhã.',
          'Tire sempre uma foto do mesmo lugar e compare a primeira com a décima.',
        ],
        show: 'Plano fechado de um caderno com duas linhas escritas à mão.',
      },
      {
        phase: 4,
        lesson: 'people',
        name: 'a conversa de hoje à noite',
        idea: ['Você entendeu quando consegue contar para alguém: {q}', 'Leve isso hoje à noite para a mesa: {q}'],
        why: [
          'Ao contar, você deixa de fora o que não importa e percebe o que ainda falta.',
          'A outra pessoa faz uma pergunta em que você não tinha pensado.',
          'A partir daí a ideia é de duas pessoas, e por isso ela fica.',
          'Vocês não precisam concordar no fim.',
          'É até mais bonito quando ninguém precisa ganhar.',
        ],
        todo: [
          'Conte hoje a uma pessoa uma única ideia daqui, com as suas próprias palavras.',
          'Faça uma pergunta aberta e deixe a outra pessoa falar até o fim.',
        ],
        show: 'Uma segunda cadeira no quadro, alguém se senta.',
      },
    ],
    payoff: {
      open: ['Vamos juntar as peças de novo: {q}', 'Um último olhar: {q}', 'Essa foi a volta completa: {q}'],
      more: [
        'Um começo pequeno, uma boa ordem e um olhar honesto bastam para a próxima semana.',
        'O resto pode esperar até fazer falta de verdade.',
        'Você não precisa fazer tudo, uma única ideia em uso já é suficiente.',
        'E se daqui a um mês você pensar de outro jeito, não terá sido tempo perdido.',
      ],
    },
  },
  tones: {
    casual: {
      greeting: [
        'Bom, fique à vontade, que hoje a gente faz isso direito.',
        'Oi, pegue alguma coisa para beber e vamos lá.',
      ],
      asides: [
        'Parece óbvio, eu sei, mas ajuda.',
        'Eu também não sou lá essas coisas nisso.',
        'Experimente uma vez, e se não for para você, tudo bem.',
        'Eu mandaria isso assim mesmo para um amigo.',
        'Não tem truque nenhum, de verdade.',
        'Não esquente a cabeça se parecer esquisito.',
      ],
      close: ['Não tenho mais nada, e nem precisa.', 'Vá com calma.'],
    },
    professional: {
      greeting: ['Agradeço pelo tempo dedicado.', 'Vamos por partes.'],
      asides: [
        'O princípio é simples, a constância não é.',
        'Vale a pena registrar isso por escrito.',
        'Na prática, é aqui que quase tudo se decide.',
        'O esforço é pequeno e a clareza, considerável.',
        'Este ponto é subestimado até por quem tem experiência.',
        'Precisão neste momento evita correções depois.',
      ],
      close: ['Primeiro a clareza, depois a velocidade.', 'Trabalho cuidadoso raramente parece espetacular.'],
    },
    humorous: {
      greeting: [
        'Aperte o cinto, os bons lugares já estavam ocupados.',
        'Olá para você e para a pessoa que espia por cima do seu ombro no ônibus.',
      ],
      asides: [
        'A minha agenda entrou com uma reclamação formal.',
        'Em algum lugar, um pôster motivacional acabou de cair da parede.',
        'Eu colocaria em uma caneca, mas ninguém compra canecas sinceras.',
        'Só testei em mim, então a amostra é meio duvidosa.',
        'Eu também vim procurando um atalho.',
        'Aplausos só no fim, por favor, os vizinhos estão dormindo.',
      ],
      close: [
        'E se der errado, pelo menos você terá uma história.',
        'Essa foi a minha sabedoria da semana, o tanque está vazio.',
      ],
    },
    inspiring: {
      greeting: ['Que bom que você está aqui, onde quer que esteja.', 'Respire um momento e chegue com calma.'],
      asides: [
        'Você está mais perto do que parece por dentro.',
        'Tenha paciência com você, crescer é um trabalho lento.',
        'Pequeno e sincero vale mais do que grande e emprestado.',
        'Você já deu conta de coisas mais difíceis.',
        'Pode ser imperfeito, contanto que seja seu.',
        'O que você pratica em silêncio sustenta você na hora do barulho.',
      ],
      close: [
        'Você não precisa de uma vida maior, só do próximo passo honesto.',
        'Comece de onde você está, é um bom lugar.',
      ],
    },
  },
  rehooks: [
    'Fique mais um momento, porque agora vem algo que costuma faltar: {name}.',
    'A próxima ideia é a que mais me ajudou: {name}.',
    'Respire um segundo e vamos adiante com isto: {name}.',
    'Agora fica um pouco desconfortável: {name}.',
    'Quase cortei esta parte, e teria sido uma pena: {name}.',
    'Se você estava ouvindo pela metade, volte agora: {name}.',
    'O mais fácil já passou, chega a parte interessante: {name}.',
    'Do que vem agora se fala muito pouco: {name}.',
    'Guarde essa ideia, porque logo você vai precisar dela: {name}.',
    'Falta uma coisa que é fácil de esquecer: {name}.',
    'Chegamos a um ponto em que muita gente desiste: {name}.',
    'E depois há algo completamente diferente: {name}.',
  ],
  counts: [
    [
      'Ideia um',
      'Ideia dois',
      'Ideia três',
      'Ideia quatro',
      'Ideia cinco',
      'Ideia seis',
      'Ideia sete',
      'Ideia oito',
      'Ideia nove',
      'Ideia dez',
      'Ideia onze',
      'Ideia doze',
    ],
  ],
  recaps: ['Três coisas para levar: {names}.', 'Se você anotou alguma coisa, que seja isto: {names}.'],
  calls: [
    'Escreva nos comentários por onde você vai começar.',
    'Salve para mais tarde e envie a uma pessoa a quem isso possa servir.',
    'Siga para ver a próxima parte e me diga sobre o que ela deve ser.',
  ],
  lastWords: ['Até a próxima.', 'Que bom que você ficou até o fim.', 'Por hoje é isso.'],
  frameDirections: {
    hook: ['Olhando para a câmera, sem cumprimento.', 'Começar no meio de um movimento.'],
    setup: ['Um passo para trás, o ambiente aparece.', 'O assunto aparece como título.'],
    rehook: ['Mudar de ângulo.', 'Chegar mais perto.', 'Uma pausa curta e seguir.'],
    payoff: ['Voltar ao primeiro plano, com mais calma.', 'Mostrar as ideias na tela.'],
    call: ['Manter o último plano por dois segundos.', 'Sorrir, levantar a mão e manter.'],
  },
}
