import { region } from './region';

export const WEST_INDIA = [
  region('marathi', 9, {
    cities: 'Mumbai Pune Nagpur Nashik Kolhapur Thane Aurangabad',
    languages: 'Marathi Hindi English',
    women:
      'Amruta Ketaki Gautami Isha Kshitija Manasi Mrunal Neha Pradnya Radhika Rucha Sayali Shambhavi Spruha Tejashree Urmila Vibhavari Yashoda Sai Mukta',
    men: 'Aniket Atharva Chinmay Gashmeer Hrishikesh Jitendra Kedar Mandar Nachiket Omkar Pratik Ruturaj Sameer Shreyas Subodh Tushar Vaibhav Yogesh Ameya Amey',
    families:
      'Kulkarni Deshpande Joshi Patil Bhosale Jadhav Shinde Gokhale Ranade Phadke Sathe Apte Chitale Kelkar Gadgil Pawar Kadam Sawant Mhatre Rane Dighe Paranjape Tambe',
  }),
  region('gujarati', 6, {
    cities: 'Ahmedabad Surat Vadodara Rajkot Bhuj Mumbai',
    languages: 'Gujarati Hindi English',
    women: 'Aesha Bansari Chaitali Dhara Falguni Hiral Janki Krupa Mittal Niyati Pankti Rutvi Shreya Twinkle Urvi Zankhana',
    men: 'Bhavesh Chirag Darshil Hardik Jigar Kunal Malhar Nirav Parth Raunak Smit Tejas Utsav Viral Yash Dhruv',
    families:
      'Patel Shah Mehta Desai Parekh Trivedi Dave Joshi Solanki Vaghela Gohil Jadeja Bhatt Pandya Raval Thakkar Modi Doshi Kapadia Zaveri',
  }),
  region('goan', 3, {
    cities: 'Goa Mumbai',
    languages: 'Konkani English Hindi Portuguese',
    women: 'Alisha Bernadette Carmelina Delphine Fiona Gisele Ilda Lorna Melanie Natasha Philomena Rochelle Savia Valerie',
    men: 'Agnelo Benedict Clive Darryl Elvis Francisco Gavin Ivan Joaquim Lester Melroy Nolan Remo Valentino',
    families:
      "D'Souza Fernandes Pereira Rodrigues D'Costa Lobo Noronha Menezes Mascarenhas Coutinho Braganza Dias Gomes Pinto Naik Kamat Prabhu",
  }),
  region('parsi', 2, {
    cities: 'Mumbai Pune Surat',
    languages: 'Gujarati English Hindi',
    women: 'Avan Delna Farida Havovi Jeroo Khursheed Mahrukh Nilufer Perin Roshan Shirin Zarine',
    men: 'Cyrus Darius Farokh Hormuz Jehan Kaizad Meherzad Neville Percy Rustom Sohrab Zubin',
    families: 'Batliwala Contractor Daruwalla Engineer Irani Kapadia Mistry Wadia Vakil Sethna Pochkhanawala Bharucha Dastur Cama',
  }),
  region('sindhi', 2, {
    cities: 'Mumbai Ahmedabad Pune Indore',
    languages: 'Sindhi Hindi English',
    women: 'Bhavika Devanshi Hansika Jyotika Kajal Lavina Muskan Neeti Payal Roshni Sneha Varsha',
    men: 'Ashish Dheeraj Haresh Jatin Kamal Manish Naresh Pahlaj Rajesh Sunil Tarun Vashdev',
    families:
      'Advani Bhojwani Chhabria Daswani Hinduja Jethmalani Kripalani Lalwani Mirchandani Nihalani Punjabi Ramchandani Sippy Thadani Vaswani',
  }),
];
