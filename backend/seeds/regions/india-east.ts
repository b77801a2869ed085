import { region } from './region';

export const EAST_INDIA = [
  region('bengali', 8, {
    cities: 'Kolkata Howrah Siliguri Durgapur Santiniketan',
    languages: 'Bengali Hindi English',
    women:
      'Ananya Bidisha Debolina Oindrila Paoli Raima Sohini Swastika Tanusree Ushasie Mimi Parno Arunima Ishani Piyali Sreelekha Titas Monami',
    men: 'Abir Anirban Arindam Dibyendu Indrajit Jisshu Kaushik Parambrata Ritwick Saswata Sourav Tathagata Ujaan Rwitobroto Anindya Soham Rudranil Arghya',
    families:
      'Sen Ghosh Mukherjee Banerjee Chatterjee Bose Dutta Ganguly Basu Roy Das Sarkar Bhattacharya Chakraborty Mitra Nandi Guha Majumdar Lahiri Sanyal',
  }),
  region('odia', 3, {
    cities: 'Bhubaneswar Cuttack Puri Rourkela',
    languages: 'Odia Hindi English',
    women: 'Archita Barsha Elina Jhilik Kuhu Lipsa Monalisa Namrata Prakruti Sasmita Subhashree Tamanna',
    men: 'Anubhav Babushan Debasish Jyotirmay Manas Partha Rashmi_Ranjan Sabyasachi Sambit Subrat Tapan Akash',
    families: 'Mohanty Mishra Panda Sahoo Das Pattnaik Nayak Behera Mohapatra Rath Jena Satpathy Dash Swain Parida',
  }),
  region('assamese', 3, {
    cities: 'Guwahati Jorhat Dibrugarh Tezpur',
    languages: 'Assamese Hindi English Bengali',
    women: 'Aimee Barnali Dipanwita Himakshi Jahnabi Kaberi Madhurima Nishita Pallabi Rimpi Upasana Zerifa',
    men: 'Anurag Bhaskar Dhritiman Gunjan Himangshu Jatin Kaustabh Mriganka Nayan Partha Ravi Zubin',
    families: 'Baruah Bora Borah Gogoi Hazarika Kalita Saikia Sarma Das Phukan Deka Medhi Choudhury Talukdar Bordoloi Konwar',
  }),
  region('naga', 2, {
    cities: 'Kohima Dimapur Delhi',
    languages: 'Nagamese English Hindi',
    women: 'Abeni Asenla Imlibenla Khrieno Limatula Merenla Neikule Senti Tongpang Vizolenu Wati Yanren',
    men: 'Akum Bendang Imkong Keneilhou Limawapang Mhonchan Neiphrezo Renthungo Senka Temsu Vikho Zuchamo',
    families: 'Ao Angami Sema Lotha Jamir Longkumer Kikon Humtsoe Zeliang Kire Ezung Murry Rhakho Imchen Walling',
  }),
  region('mizo', 2, {
    cities: 'Aizawl Shillong Imphal',
    languages: 'Mizo English Hindi',
    women: 'Lalrinpuii Zodinpuii Lalnunmawii Malsawmi Remruati Vanlalhriati Zonunsangi Esther Mawitei Lalthanzuali Hmingthangi Rebeki',
    men: 'Lalrinawma Zothanmawia Malsawma Remruata Vanlalruata Hmingthanga Samuela Lalremsiama Zoramchhana Chhuanawma Duhawma Joseph',
    families: 'Ralte Hmar Colney Khiangte Fanai Pachuau Sailo Chhakchhuak Hnamte Zote Renthlei Khawlhring Ngente Vanchhawng',
  }),
  region('manipuri', 2, {
    cities: 'Imphal Guwahati Bengaluru',
    languages: 'Meitei English Hindi',
    women: 'Bala Chanu Lanchenba Linthoingambi Memcha Nganthoi Pinky Roja Sandhya Soma Thoibi Yaiphabi',
    men: 'Bishwajit Chingkhei Ibomcha Kangleipak Laishram Malemnganba Naoba Pabung Romen Sanathoi Thoiba Yoihenba',
    families: 'Singh Devi Laishram Ningthoujam Thokchom Moirangthem Khundrakpam Yumnam Sorokhaibam Oinam Hijam Soibam Konsam',
  }),
  region('khasi', 2, {
    cities: 'Shillong Guwahati Kolkata',
    languages: 'Khasi English Hindi',
    women: 'Banri Daphisha Ibanri Kyntiewlin Larisa Meban Pynshngain Rimaia Shailin Wansha Iada Amabel',
    men: 'Banjop Damang Kitbok Lamphrang Mebanker Neilson Pynskhem Ronald Shanbor Wanphrang Aiborlang Teilang',
    families: 'Lyngdoh Kharkongor Nongrum Marbaniang Syiem Kharbuli Wahlang Pyngrope Rynjah Dkhar Shullai Warjri Nongkynrih',
  }),
];
