export const firstNames: readonly string[] = `
Ana Declan Odile Henrike Samir Greta Marisol Tobias Ngozi Ewan Yuki Paloma Rafael Ingrid Kwame Leila Mateo Astrid Bao
Camille Dario Elif Farah Gideon Hana Ivo Jada Kenji Lucia Malik Nadia Otto Pilar Quentin Rosa Stefan Tamsin Umar Vera
Wanda Xiomara Yosef Zainab Aoife Bruno Cordelia Dmitri Esme Florian Giulia Hamish Imani Joaquin Katya Lorenzo Maeve
Nikhil Oriana Petra Rohan Saskia Thandi Ulrich Valentina Wesley Yara Zoltan Adaeze Bjorn Clara Desmond Eleni Fergus
Gwen Hugo Isabeau Jasper Kirsten Lior Mireille Nora Osman Phoebe Ravi Selma Tomas Ursula Viktor Winona Anders Beatriz
Cyrus Dalia Emeka Freya Goran Helene Ismael Johanna Karim Livia Marek Noor Orla Pascal Renata Sorin Tessa Vikram
Annika Benedikt Chiara Damian Elske Fabian Gemma Hiroshi Ilse Jerome Keiko Leander Mina Nestor Oksana Pranav Ruben
`
  .trim()
  .split(/\s+/);

export const lastNames: readonly string[] = `
Reyes Whitlow Framboise Voss Bakshi Lund Okonjo Albrecht Castellan Drummond Eriksen Fairweather Gallardo Haverford
Iversen Jarrah Kessler Lindgren Marchetti Nakagawa Oyelaran Pemberton Quintero Rasmussen Sandoval Thornbury Ueda
Vandermeer Westergaard Yamashita Zielinski Abernathy Bellweather Calloway Delacroix Eastwood Ferreira Grunwald Holloway
Ivanova Joshi Kaplinsky Laurent Montague Novak Ostrowski Petrov Ramaswamy Santoro Tremblay Underhill Valdez Wexford
Yilmaz Zhao Adeyemi Bergstrom Chaudhry Donovan Espinoza Fontaine Gupta Hargrove Ishikawa Jansen Kowalski Lombardi
Mbeki Nightingale Odum Pritchard Rosenthal Sokolov Takahashi Urbina Varga Winslow Yeo Zamora Ashworth Brandvold Cortez
Dufresne Ekberg Farouk Gorski Hollis Ibarra Jorgensen Khoury Lachance Mehta Norwood Oduya Palmgren Rathore Stavros
Tanaka Uchida Villanueva Wakefield Yusuf Zabel Arceneaux Blomqvist Carmody Devereux Engstrom Fitzgibbon Greenhalgh
Hashimoto Ilunga Jimenez Kuznetsov Lockhart Mandel Nyberg Osei Pellegrini Ruiz Sundberg Trevino Vogel Whitcombe
`
  .trim()
  .split(/\s+/);

/** What somebody does, and the function of the firm's option table it belongs to. */
export const jobs: readonly (readonly [title: string, work: string])[] = [
  ['VP Engineering', 'Engineering'],
  ['Head of Platform', 'Engineering'],
  ['Staff Engineer', 'Engineering'],
  ['Chief Technology Officer', 'Engineering'],
  ['Director of Product', 'Product'],
  ['Group Product Manager', 'Product'],
  ['Design Lead', 'Design'],
  ['Head of Research and Design', 'Design'],
  ['VP Sales', 'Sales'],
  ['Regional Sales Director', 'Sales'],
  ['Head of Partnerships', 'Sales'],
  ['Chief Marketing Officer', 'Marketing'],
  ['Director of Demand', 'Marketing'],
  ['Chief Financial Officer', 'Finance'],
  ['VP Finance', 'Finance'],
  ['Controller', 'Finance'],
  ['Chief Operating Officer', 'Operations'],
  ['Director of Operations', 'Operations'],
  ['Plant Manager', 'Operations'],
  ['Procurement Lead', 'Operations'],
  ['Chief People Officer', 'People'],
  ['Head of Talent', 'People'],
  ['Founder and Chief Executive', 'Founder'],
  ['Co-founder', 'Founder'],
];
